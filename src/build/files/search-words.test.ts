import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('the words of a page are those of its main content that a reader sees', () => {
  const html = `<body><header>Menu</header><main><h1>Who may
    see</h1><p>a <b>record</b></p><script>code()</script><svg><title>Drawn</title></svg></main></body>`;
  expect(JSON.parse(searchWords(new Map([['/trust', html]])))).toEqual({ '/trust': 'Who may see a record' });
});

test('a page without main content has no words', () => {
  expect(searchWords(new Map([['/', '<p>Outside</p>']]))).toBe('{"/":""}');
});
