import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readReferences } from '../../build/content/references.ts';
import { checkContent } from '../../content/loader/check-content.ts';
import { preparedPictures } from '../../content/loader/image.ts';
import { teamPeople } from '../../sections/article/schema.ts';
import { page } from './schema.ts';

const hero = { section: 'hero', title: 'Offer', text: 'What it is about.' };
const head = {
  title: 'Offer',
  description: 'What we offer to organisations that begin with one team, on one page and in two steps.',
};
const picture = '/images/pages/example.jpg';
const references = readReferences();

interface Written {
  readonly head?: object;
  readonly hero?: object;
  readonly sections?: readonly object[];
}

/** Checks a page of a hero and these sections. Returns the schema's output, and the mistakes by field. */
function check({ head: more, hero: moreOfHero, sections = [] }: Written, others: object = {}) {
  const text = stringify({ head: { ...head, ...more }, sections: [{ ...hero, ...moreOfHero }, ...sections] });
  const { value, mistakes = [] } = checkContent(text, page, 'src/content/pages/offer.yaml', {
    ...references,
    ...others,
  });
  return { value, mistakes: mistakes.map(({ field, problem }) => `${field} ${problem}`) };
}

const pictured = {
  section: 'picture',
  title: 'Seen',
  text: 'What one sees.',
  picture,
  alt: 'A line that falls',
};

it('has a picture with a size of its own and words for those who do not see it', () => {
  const { value, mistakes } = check({ sections: [pictured] });
  expect(mistakes).toEqual([]);
  expect(value?.sections[1]).toMatchObject({
    alt: pictured.alt,
    picture: { width: 640, height: 480, avif: expect.stringMatching(/^\/images\/pages\/example-.+\.avif$/) },
  });
  const { alt: _, ...without } = pictured;
  expect(check({ sections: [without] }).mistakes).toEqual([
    expect.stringMatching(/^sections\[1\]\.alt is missing/),
  ]);
  expect(check({ sections: [{ ...pictured, picture: '/images/pages/exampel.jpg' }] }).mistakes).toEqual([
    expect.stringContaining(`(did you mean "${picture}"?)`),
  ]);
});

it.each([
  ['https://other.example/page', undefined],
  ['/pricing', undefined],
  ['http://other.example/', 'begins with https://'],
  ['javascript:alert(1)', 'begins with https://'],
  ['//other.example/page', 'begins with https://'],
  ['/pricin', 'a page of the site (did you mean "/pricing"?)'],
])('lets a button lead to %s: %s', (to, expected) => {
  const link = { label: 'Read more', to };
  const sections = [
    { ...pictured, link },
    { section: 'cards', title: 'Cards', cards: [{ title: 'One', text: 'A card.' }], link },
  ];
  const { mistakes } = check({ hero: { link }, sections });
  for (const place of expected === undefined ? [] : [0, 1, 2]) {
    const own = mistakes.filter((mistake) => mistake.startsWith(`sections[${place}].link.to `));
    expect(own.join()).toContain(expected);
  }
  if (expected === undefined) expect(mistakes).toEqual([]);
});

it('wants a download that is there', () => {
  const download = (file: string) => check({ hero: { download: { label: 'The list', file } } }).mistakes;
  expect(download('/downloads/example.csv')).toEqual([]);
  expect(download('/downloads/exampel.csv')).toEqual([
    expect.stringContaining('sections[0].download.file is "/downloads/exampel.csv", expected the address of'),
  ]);
});

it('may end on a day, and its address then leads to a page without an end', () => {
  const year = new Date().getFullYear();
  const [from, until] = [`${year}-05-01`, `${year}-06-01`];
  expect(check({ head: { from, until, afterwards: '/pricing', noindex: true } }).mistakes).toEqual([]);
  expect(check({ head: { until } }).mistakes).toEqual([]);
  expect(check({ head: { from: until, until: from } }).mistakes).toEqual([
    `head.until is "${from}", expected a last day that is not before the first`,
  ]);
  expect(check({ head: { afterwards: '/pricing' } }).mistakes).toEqual([
    'head.afterwards is "/pricing", expected a last day beside it (until)',
  ]);
  for (const afterwards of ['http://other.example', '/a b', '/:splat'])
    expect(check({ head: { until, afterwards } }).mistakes.join()).toContain('head.afterwards ');
  const pages = [
    ...references.pages,
    { path: '/offer', content: 'content/pages/offer', until },
    { path: '/other', content: 'content/pages/other', until },
  ];
  for (const afterwards of ['/offer', '/other?a=b'])
    expect(check({ head: { until, afterwards } }, { pages }).mistakes).toEqual([
      `head.afterwards leads to "${afterwards.slice(0, 6)}", which ends on ${until}, expected a page without an end`,
    ]);
});

it('takes a photograph for social networks, and no SVG', () => {
  const { value } = check({ head: { picture } });
  expect(value?.head.picture).toMatchObject({ width: 1200, height: 630 });
  expect(preparedPictures.has(value?.head.picture?.source ?? '')).toBe(true);
});

const article = {
  section: 'article',
  author: 'Somebody Else',
  date: '2026-06-12',
  body: `Begins with [prices](/pricing).\n\n## Part\n\n> Said.\n\n![A line](${picture} "Below")\n`,
};

it('shows an article of headings, quotations and pictures by a person of the team or by somebody else', () => {
  const { value, mistakes } = check({ sections: [article] });
  expect(mistakes).toEqual([]);
  const text = (words: string) => ({ type: 'paragraph', phrases: [{ type: 'text', text: words }] });
  expect(value?.sections[1]).toMatchObject({
    author: { name: 'Somebody Else' },
    body: [
      { type: 'paragraph', phrases: [{}, { type: 'link', href: '/pricing' }, {}] },
      { type: 'heading', text: 'Part' },
      { type: 'quotation', blocks: [text('Said.')] },
      { type: 'picture', alt: 'A line', caption: 'Below', image: { width: 640, height: 360 } },
    ],
  });
  const [person] = teamPeople();
  const { name = '', role } = person ?? {};
  expect(check({ sections: [{ ...article, author: name }] }).value?.sections[1]).toMatchObject({
    author: { name, role },
  });
});

it('names what of an article is not shown, with its line', () => {
  const body = [
    '# Title',
    '',
    'With `code` and ![a picture](/images/pages/example.jpg) inside.',
    '',
    '![](/images/pages/example.jpg)',
    '',
    '![Gone](/images/pages/gone.jpg)',
    '',
    '[Away](http://other.example), [gone](/pricin)',
  ].join('\n');
  const { mistakes } = check({ sections: [{ ...article, body }] });
  expect(mistakes.map((mistake) => mistake.replace('sections[1].body ', '')).sort()).toEqual([
    'leads to "/pricin", expected a page of the site (did you mean "/pricing"?)',
    'line 1 of it is a heading of level 1, expected ## or, below one, ###',
    expect.stringMatching(/^line 3 of it is a picture, expected .* pictures in paragraphs of their own/),
    expect.stringMatching(/^line 3 of it is code between backticks, expected /),
    'line 5 of it has a picture without words, expected ![what it shows](address)',
    expect.stringMatching(
      /^line 7 of it has a picture whose address is "\/images\/pages\/gone.jpg", expected/,
    ),
    expect.stringMatching(/^line 9 of it leads to "http:\/\/other.example", expected a path/),
  ]);
});
