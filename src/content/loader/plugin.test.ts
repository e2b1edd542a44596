import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { contentPlugin } from './plugin.ts';

const schemas = { 'content/home': z.strictObject({ title: z.string() }) };

let root: string;
const write = (text: string) => writeFileSync(join(root, 'src/content/home.yaml'), text);

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'src/content'), { recursive: true });
});

it("shows a file's mistakes on the development server, and reloads the page once they are corrected", async () => {
  write('title: 1\n');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin(schemas)],
    optimizeDeps: { noDiscovery: true },
    // HMR needs a server; this one never listens, so it needs no port.
    server: { middlewareMode: true, hmr: { server: createHttpServer() } },
  });
  const sent: unknown[] = [];
  server.environments.client.hot.send = (payload: unknown) => sent.push(payload);
  try {
    const url = '/src/content/home.yaml';
    await expect(server.transformRequest(url)).rejects.toThrow(
      'src/content/home.yaml:1: title: is the number 1, expected text',
    );
    const correct = () => {
      write('title: One\n');
      return sent;
    };
    await expect.poll(correct, { timeout: 5_000 }).toContainEqual({ type: 'full-reload' });
    const served = await server.transformRequest(url);
    expect(served?.code).toContain('"title":"One"');
  } finally {
    await server.close();
  }
}, 10_000);
