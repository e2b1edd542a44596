import { expect, it } from 'vitest';
import { contentModule } from './plugin.ts';

async function imported(source: string): Promise<unknown> {
  const module: { readonly default: unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  return module.default;
}

const awkward = {
  text: 'US$& "quoted" \\ {"__proto__":1} </script><!-- \u2028\u2029 \u{1f600}',
  list: [1, true, null, { a: '' }],
};

it('gives back exactly the value it was made from', async () => {
  expect(await imported(contentModule(awkward))).toEqual(awkward);
});

it('leaves nothing that could end a script element or a line', () => {
  const source = contentModule(awkward);
  expect(source).not.toMatch(/<\/script|<!--|\u2028|\u2029/i);
});

it('keeps a field named __proto__ a field', async () => {
  const value = JSON.parse('{"a":1,"__proto__":{"b":2}}');
  const back = await imported(contentModule(value));
  expect(Object.getOwnPropertyNames(back)).toEqual(['a', '__proto__']);
});
