import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { consentKey } from './consent.ts';
import { forget, forgetEditor } from './forget.ts';

afterEach(() => vi.unstubAllGlobals());

it('removes a cookie from this host and every domain above it, and no other cookie', () => {
  const written: string[] = [];
  vi.stubGlobal('location', { hostname: 'www.skillsai.example' });
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=1; _ga_ABC=2; _gat=3; mine=4';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  forget([
    { name: '_ga', where: 'cookie' },
    { name: '_ga_*', where: 'cookie' },
  ]);
  const domains = ['', '; Domain=www.skillsai.example', '; Domain=skillsai.example'];
  expect(written).toEqual(
    ['_ga', '_ga_ABC'].flatMap((name) => domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`)),
  );
});

it('removes an entry of local storage, and does not throw if local storage is blocked', () => {
  vi.stubGlobal('document', { cookie: '' });
  const removeItem = vi.fn();
  vi.stubGlobal('window', { localStorage: { removeItem } });
  forget([{ name: 'li_adsId', where: 'local-storage' }]);
  expect(removeItem).toHaveBeenCalledExactlyOnceWith('li_adsId');
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(() => forget([{ name: 'li_adsId', where: 'local-storage' }])).not.toThrow();
});

it('removes the entries of local storage that match a name with a star, and never the answer itself', () => {
  vi.stubGlobal('document', { cookie: '' });
  const removeItem = vi.fn();
  const names = ['_hjSession_1', '_hjSession_2', '_hj', consentKey];
  const entries = Object.fromEntries(names.map((name) => [name, '1']));
  vi.stubGlobal('window', {
    localStorage: Object.defineProperty(entries, 'removeItem', { value: removeItem }),
  });
  forget(['_hjSession_*', 'cookie*'].map((name) => ({ name, where: 'local-storage' })));
  expect(removeItem.mock.calls.flat()).toEqual(['_hjSession_1', '_hjSession_2']);
});

it('removes the account of an editor wherever the editor keeps one', () => {
  vi.stubGlobal('document', { cookie: '' });
  const removeItem = vi.fn();
  vi.stubGlobal('window', { localStorage: { removeItem } });
  forgetEditor();
  // Every entry that the installed editor asks for an account.
  const editor = readFileSync('node_modules/@sveltia/cms/dist/sveltia-cms.mjs', 'utf8');
  const entries = new Set(
    editor.match(/(?<=[`'"])(?:sveltia-cms\.user|(?:decap|netlify)-cms-user)(?=[`'"])/g),
  );
  expect(removeItem.mock.calls.flat().sort()).toEqual([...entries].sort());
  expect(entries.size).toBe(3);
});
