import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('printed legal pages name the address that Netlify gives the site', async () => {
  vi.stubEnv('URL', 'https://www.company.test');
  const file = join(import.meta.dirname, '../vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  expect(loaded?.config.define).toMatchObject({
    'import.meta.env.SITE_ORIGIN': '"https://www.company.test"',
  });
});
