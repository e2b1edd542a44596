import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';

/** The names of `import.meta.env` that Vite itself defines. */
type ViteName = 'BASE_URL' | 'MODE' | 'DEV' | 'PROD' | 'SSR';

afterEach(() => vi.unstubAllEnvs());

test('printed legal pages name the address that Netlify gives the site', async () => {
  vi.stubEnv('URL', 'https://www.company.test');
  const file = join(import.meta.dirname, '../vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  expect(loaded?.config.define).toMatchObject({
    'import.meta.env.SITE_ORIGIN': '"https://www.company.test"',
  });
});

test('a name of import.meta.env that the configuration does not define is a type error', () => {
  expectTypeOf<Exclude<keyof ImportMetaEnv, ViteName>>().toEqualTypeOf<
    'MEASURED' | 'LANGUAGE' | 'FRAME_LANGUAGE' | 'SITE_ORIGIN'
  >();
});
