import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import partners from '../../content/partners.yaml';
import AddedPage from './Page.tsx';
import samples from './samples.yaml';

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
