import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { getMimeType } from 'hono/utils/mime';
import sharp from 'sharp';
import { headerRules, headersOf } from '../output/header-rules.ts';
import type { Certificate } from '../support/self-signed.ts';

interface Answer {
  readonly headers: Record<string, string>;
  readonly body: Buffer<ArrayBuffer>;
}

/** The words of a built page as hand-made HTML: inline styles, system fonts, one picture of 30 kB, no script. */
function limitPage(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const parts = Array.from(
    main.matchAll(/<(h[1-3]|p|li)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g),
    ([, tag = '', text = '']) => `<${tag}>${text.replace(/<[^>]*>/g, '')}</${tag}>`,
  );
  const styles =
    'body{margin:0 auto;max-width:60rem;padding:1rem;font:1.0625rem/1.55 sans-serif}h1{font-size:3rem;line-height:1}img{max-width:100%;height:auto}';
  const picture = '<img src="/limit.jpg" width="640" height="360" alt="">';
  parts.splice(2, 0, picture);
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Limit</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Limit">',
    `<style>${styles}</style></head><body><main>${parts.join('')}</main></body></html>`,
  ].join('');
}

/** A picture of about 30 kB. */
function limitPicture(): Promise<Buffer> {
  const create = { width: 640, height: 360, channels: 3, background: '#888' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 23 } as const;
  return sharp({ create: { ...create, noise } })
    .jpeg({ quality: 50 })
    .toBuffer();
}

/**
 * Serves the build as the live site does, compressed by Brotli and with its header rules, and beside it `/limit`: the home
 * page's words on a page that cannot be faster. With a certificate it serves over TLS and, where the other side can, HTTP/2.
 * Without `speculation` no page names the rules by which browsers prerender the next one.
 */
export async function servePages(
  certificate?: Certificate,
  { speculation = true } = {},
): Promise<{ url: string; stop: () => void }> {
  const rules = await headerRules(join('dist', '_headers'));
  const answers = new Map<string, Answer>();
  const add = (path: string, type: string, content: Buffer<ArrayBuffer>) => {
    const isText = !/font|avif|webp|jpeg|png|icon/.test(type);
    const encoding = isText ? { 'Content-Encoding': 'br' } : undefined;
    const body = isText ? brotliCompressSync(content) : content;
    const headers = { 'Content-Type': type, ...headersOf(rules, path), ...encoding };
    if (!speculation) Reflect.deleteProperty(headers, 'Speculation-Rules');
    answers.set(path, { headers, body });
  };
  const home = readFileSync(join('dist', 'index.html'), 'utf8');
  add('/limit', 'text/html; charset=utf-8', Buffer.from(limitPage(home)));
  add('/limit.jpg', 'image/jpeg', Buffer.from(await limitPicture()));
  function answerTo({ pathname }: URL): Answer | undefined {
    if (!answers.has(pathname)) {
      const file = [pathname === '/' ? '/index.html' : pathname, `${pathname}.html`]
        .map((name) => join('dist', name))
        .find((name) => extname(name) !== '' && existsSync(name));
      if (file) add(pathname, getMimeType(file) ?? 'application/octet-stream', readFileSync(file));
    }
    return answers.get(pathname);
  }
  const listener = getRequestListener(({ url }) => {
    const { body, headers = {} } = answerTo(new URL(url)) ?? {};
    return new Response(body, { status: body ? 200 : 404, headers });
  });
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, listener)
    : createServer(listener);
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    stop: () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  };
}
