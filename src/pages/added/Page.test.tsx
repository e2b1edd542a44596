import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addedPage } from './Page.tsx';

test('a closing is where its anchor says, as every section', () => {
  const { Component } = addedPage({
    head: { title: 'Offer', description: 'Of a page that ends with a closing.' },
    sections: [
      { section: 'hero', title: 'Offer', text: 'Ends with a closing.' },
      { section: 'logos', id: 'partners', title: 'Partners' },
      { section: 'closing', id: 'talk', title: 'Talk', button: 'Talk' },
    ],
  });
  const page = renderToStaticMarkup(<Component />);
  for (const id of ['partners', 'talk']) expect(page).toContain(` id="${id}"`);
});
