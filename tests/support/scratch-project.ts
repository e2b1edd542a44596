import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../netlify/local/site-server.ts';

const probe = `
import { neon, neonConfig } from '@neondatabase/serverless';

export default async (request, context) => {
  neonConfig.fetchEndpoint = process.env.NEON_FETCH_ENDPOINT;
  const waitsFor = request.headers.get('X-Wait-For');
  if (waitsFor) await fetch(waitsFor);
  const [row] = await neon(process.env.DATABASE_URL)\`SELECT current_user AS role\`;
  context.waitUntil(
    fetch(process.env.POSTMARK_API_URL + '/email', {
      method: 'POST',
      headers: { 'X-Postmark-Server-Token': process.env.POSTMARK_SERVER_TOKEN },
      body: JSON.stringify({
        From: process.env.NOTIFY_FROM,
        To: process.env.NOTIFY_TO,
        Subject: 'Probe',
        TextBody: 'A visitor wrote.',
      }),
    }),
  );
  return Response.json(
    { role: row.role, ip: context.ip, body: await request.text(), admin: process.env.DATABASE_ADMIN_URL ?? null },
    { status: 201 },
  );
};

export const config = { path: '/api/probe', method: 'POST' };
`;

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'netlify.toml': `
[build]
publish = "dist"
functions = "netlify/functions"

[[redirects]]
from = "/*"
to = "/404.html"
status = 404
`,
  'netlify/functions/probe.ts': probe,
  'dist/index.html': '<!doctype html><title>Home</title>',
  'dist/pricing.html': '<!doctype html><title>Pricing</title>',
  'dist/thank-you/report.html': '<!doctype html><title>Thank you</title>',
  'dist/404.html': '<!doctype html><title>Not found</title>',
  'dist/assets/site.js': 'export {};',
  'dist/_redirects': '/old /pricing 301\n',
  'dist/_headers': `/*
  X-Content-Type-Options: nosniff
/pricing
  X-Page: pricing
/404.html
  X-Page: not-found
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
};

/**
 * Creates a small project in a temporary folder for tests of the local server: built pages, rules, a test function and the
 * site's report function. The project uses this one's packages.
 */
export async function createScratchProject() {
  const root = await mkdtemp(join(tmpdir(), 'skillsai-project-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const name of ['node_modules', 'netlify/functions/report.ts']) {
    await symlink(join(repositoryRoot, name), join(root, name));
  }
  return {
    root,
    /** Deletes the project. */
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
