import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import partners from '../../content/partners.yaml';
import ai from '../../drawings/skills-ai.drawing.tsx?picture&card';
import lens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import mapping from '../../drawings/skills-mapping.drawing.tsx?picture&card';
import samples from './samples.yaml';

// A film has a frame of its own to show, so these videos have none.
vi.mock('../../content/videos.yaml', async (original) => {
  const { default: copy } = await original<typeof import('../../content/videos.yaml')>();
  const withoutFilm = ({ title, text, length, link, provider }: (typeof copy.videos)['intro']) => {
    return { title, text, length, link, provider };
  };
  const videos = Object.entries(copy.videos).map(([name, video]) => [name, withoutFilm(video)]);
  return { default: { ...copy, videos: Object.fromEntries(videos) } };
});

// Tests share the modules of their process: neither those loaded before nor these may serve both.
vi.resetModules();
const { default: AddedPage } = await import('./Page.tsx');
afterAll(() => {
  vi.doUnmock('../../content/videos.yaml');
  vi.resetModules();
});

test('a closing is where its anchor says, as every section', () => {
  const page = renderToStaticMarkup(
    <AddedPage
      sections={[
        { section: 'hero', title: 'Offer', text: 'Ends with a closing.' },
        { section: 'logos', id: 'partners', title: 'Partners' },
        { section: 'closing', id: 'talk', title: 'Talk', button: 'Talk' },
      ]}
    />,
  );
  for (const id of ['partners', 'talk']) expect(page).toContain(` id="${id}"`);
});

test('a video without a film shows the drawing of its product, or the chosen one', () => {
  const posterOf = (part: { readonly video: string; readonly poster?: 'skills-lens' }) => {
    const section = { section: 'video', title: 'Film', ...part } as const;
    const page = renderToStaticMarkup(
      <AddedPage
        sections={[
          { section: 'hero', title: 'Offer', text: 'Shows a film.' },
          section as unknown as typeof quote,
        ]}
      />,
    );
    return /<img[^>]* src="([^"]*)"/.exec(page)?.[1];
  };
  expect(posterOf({ video: 'skills-mapping' })).toBe(mapping.src);
  expect(posterOf({ video: 'educator', poster: 'skills-lens' })).toBe(lens.src);
  expect(posterOf({ video: 'educator' })).toBe(ai.src);
});

const invented = partners.groups.some((group) => group.partners.some(({ sample }) => sample));
const quote = { section: 'quote', title: 'Said', quote: 'So it was.', by: 'Ada' } as const;

test.each([
  ['an invented quote', { ...quote, sample: true }, samples.people],
  ['a real one', quote, ''],
  [
    'partners, while one is invented',
    { section: 'logos', title: 'Partners' } as const,
    invented && samples.partners,
  ],
])('a page says of %s what is invented, and nothing else', (_, part, what) => {
  const page = renderToStaticMarkup(
    <AddedPage sections={[{ section: 'hero', title: 'Offer', text: 'Shows one thing.' }, part]} />,
  );
  const [begin = ''] = samples.note.split('{what}');
  expect(page.split(renderToStaticMarkup(begin))).toHaveLength(what ? 2 : 1);
  if (what) expect(page).toContain(renderToStaticMarkup(samples.note.replace('{what}', what)));
});

const picture = { source: '/images/pages/a.webp', avif: '/images/pages/a.avif', width: 640, height: 480 };

test('a picture keeps its place before it is loaded, and stands on the side that its section names', () => {
  const withSide = (side?: 'left') =>
    renderToStaticMarkup(
      <AddedPage
        sections={[
          { section: 'hero', title: 'Offer', text: 'Shows a picture.' },
          { section: 'picture', title: 'Seen', text: 'Beside it.', alt: 'A line', picture, side },
        ]}
      />,
    );
  const html = withSide('left');
  for (const part of ['width="640"', 'height="480"', 'alt="A line"', 'loading="lazy"', `"${picture.avif}"`])
    expect(html).toContain(part);
  expect(html).not.toBe(withSide());
});

test('a link out of the site opens a tab and says so, one within it does not, and a file says what it is', () => {
  const file = { address: '/downloads/plan.pdf', kind: 'PDF', bytes: 1_240_000 };
  const html = renderToStaticMarkup(
    <AddedPage
      sections={[
        { section: 'hero', title: 'Offer', text: 'Links.', link: { label: 'Out', to: 'https://a.example/' } },
        { section: 'logos', title: 'Partners', link: { label: 'In', to: '/pricing' } },
        { section: 'closing', title: 'Keep', button: 'Talk', download: { label: 'The plan', file } },
      ]}
    />,
  );
  const linkTo = (address: string) => new RegExp(`<a [^>]*href="${address}"[^>]*>.*?</a>`).exec(html)?.[0];
  expect(linkTo('https://a.example/')).toMatch(/target="_blank".*aria-describedby="new-tab".*<svg/);
  expect(linkTo('/pricing')).not.toContain('target');
  expect(linkTo(file.address)).toMatch(/download="".*The plan \(PDF, 1\.2 MB\)/);
});

test('an article has its author and day, and counts an invented author as one', () => {
  const author = { name: 'Ada', role: 'Engineer', image: picture, sample: true };
  const phrases = [{ type: 'text', text: 'Words.' }] as const;
  const html = renderToStaticMarkup(
    <AddedPage
      sections={[
        { section: 'hero', title: 'Offer', text: 'An article.' },
        {
          section: 'article',
          author,
          date: '2026-06-12',
          body: [
            { type: 'heading', text: 'Part' },
            { type: 'quotation', blocks: [{ type: 'paragraph', phrases }] },
            { type: 'picture', image: picture, alt: 'A line', caption: 'Below' },
          ],
        },
      ]}
    />,
  );
  for (const part of ['<article', '<time', 'dateTime="2026-06-12"', '>Ada<', '>Engineer<', samples.people])
    expect(html).toContain(part);
  expect(html).toMatch(/<h2[^>]*>Part<.*<blockquote.*Words\..*alt="A line".*<figcaption[^>]*>Below</);
});
