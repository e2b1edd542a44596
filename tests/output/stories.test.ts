import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from './built-site.ts';

test('no story is in the build', () => {
  expect(builtFiles.filter((file) => /(?:^|\/)(?:src|stories)\//.test(file))).toEqual([]);
  expect(builtFiles.filter((file) => readBuilt(file).includes('data-story'))).toEqual([]);
});
