import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { preparedPictures } from '../../content/loader/image.ts';
import { publishPictures } from './pictures.ts';

test('publishes only pictures and downloads that a page uses, and no originals of prepared ones', () => {
  const folder = temporaryFolder();
  const write = (file: string, text = '') => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  const [shown, hidden] = ['/images/team/ana-1.webp', '/images/team/ben-2.webp'];
  for (const address of [shown, hidden]) preparedPictures.set(address, write(`prepared${address}`));
  write(
    'index.html',
    `<img src="/images/news/Zo%C3%AB.svg"><img src="${shown}"><a href="/downloads/Ada&#x27;s%20plan.pdf">`,
  );
  for (const name of ['news/Zoë.svg', 'news/old.svg', 'team/ana.jpg']) write(`images/${name}`);
  const downloads = ["downloads/Ada's plan.pdf", 'downloads/not-yet.pdf'];
  for (const name of downloads) write(name);
  publishPictures(folder);
  const published = [
    'images/news/Zoë.svg',
    'images/news/old.svg',
    'images/team/ana.jpg',
    shown,
    hidden,
    ...downloads,
  ];
  expect(published.filter((file) => existsSync(join(folder, file)))).toEqual([
    'images/news/Zoë.svg',
    shown,
    downloads[0],
  ]);
  for (const address of [shown, hidden]) preparedPictures.delete(address);
});
