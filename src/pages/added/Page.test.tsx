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
