import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { unoConfig } from '../design/uno.ts';
import { pageStylesPlugin } from './page-styles.ts';

const source = `
export function Hero({ wide, look }) {
  return [
    <p className="grid gap-4 max-page-sm:gap-2">1</p>,
    <p className={\`foreign \${look} grid gap-4 max-page-sm:gap-2\`}>2</p>,
    <p className="button px-2 i-lucide-x">3</p>,
    <p className={look === 'grid' ? 'flex' : 'visually-hidden'}>4</p>,
    <p title="grid" className="button foreign">5</p>,
  ];
}`;

let script = '';
let stylesheet = '';

beforeAll(async () => {
  const hero = '/src/pages/placeholder/Hero.tsx';
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === hero ? id : null),
        load: (id) => (id === hero ? source : null),
      },
      pageStylesPlugin(unoConfig),
    ],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: hero, formats: ['es'], fileName: 'hero' },
      rolldownOptions: { external: /somewhere|react/ },
    },
  })) as Rolldown.RolldownOutput[];
  for (const file of built[0]?.output ?? []) {
    if (file.type === 'chunk') script = file.code;
    else stylesheet = String(file.source);
  }
});

test('gives one list of utilities one class, wherever it stands in the file', () => {
  expect(script).toContain('className: "placeholder_Hero_0"');
  expect(script).toMatch(/`foreign \$\{look\} placeholder_Hero_0`/);
  expect(script).not.toContain('gap-4');
});

test('writes the declarations of that class, narrower containers behind', () => {
  const rules = stylesheet.replace(/\s+/g, '');
  expect(rules).toMatch(
    /\.placeholder_Hero_0\{gap:1rem;display:grid;\}@containerpage\(width<40rem\)\{\.placeholder_Hero_0\{gap:0\.5rem;/,
  );
});

test('leaves shortcuts, icons, foreign classes and strings that are no classes', () => {
  expect(script).toContain('className: "placeholder_Hero_1 button i-lucide-x"');
  expect(script).toContain('look === "grid" ? "placeholder_Hero_2" : "visually-hidden"');
  expect(script).toContain('title: "grid"');
  expect(script).toContain('className: "button foreign"');
});
