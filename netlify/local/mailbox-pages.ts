import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html } from '../submissions/html.ts';
import type { MailboxMessage } from './mailbox.ts';

const shownMessages = 200;

/** A longer text, such as that of a digest, is folded, so that it does not push the next mails away. */
const shownLines = 40;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
article { border: 1px solid #8888; border-radius: .5rem; margin: 1rem 0; padding: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
pre { border-left: 3px solid #8888; padding-left: 1rem; white-space: pre-wrap; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** Policy for the HTML of a mail: inline styles only, no scripts, no requests, no access to the site's origin. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

function textOf(body: string) {
  const lines = body.split('\n').length;
  const text = html`<pre>${body}</pre>`;
  return lines > shownLines
    ? html`<details><summary>Text of ${lines} lines</summary>${text}</details>`
    : text;
}

function article({ messageId, subject, textBody, htmlBody, ...rest }: MailboxMessage) {
  const rows = Object.entries(rest).filter(([, value]) => value !== '');
  return html`<article>
<h2>${subject}</h2>
<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${textOf(textBody)}
<p><a href="/__mailbox/${messageId}.html">As HTML</a></p>
<details><summary>HTML source</summary><pre>${htmlBody}</pre></details>
</article>`;
}

function page(messages: readonly MailboxMessage[]): string {
  const shown = messages.toReversed().slice(0, shownMessages);
  return html`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>${style}</style>
<main>
<h1>Local mailbox</h1>
<p>The newest ${shown.length} of ${messages.length} mails. None has left this machine. Also as <a href="/__mailbox.json">JSON</a>.</p>
${shown.map(article)}
</main>
</html>
`.text;
}

/**
 * Returns an app with the mailbox's pages: `/__mailbox` (the mails, newest first), `/__mailbox.json` (the mails as JSON) and
 * `/__mailbox/<id>.html` (the HTML body of a mail, sandboxed).
 */
export function mailboxPages(messages: () => readonly MailboxMessage[]): Hono {
  const app = new Hono();
  const headers = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
  app.get('/__mailbox', (context) =>
    context.html(page(messages()), 200, { ...headers, 'Content-Security-Policy': pagePolicy }),
  );
  app.get('/__mailbox.json', (context) => context.json(messages().toReversed(), 200, headers));
  app.get('/__mailbox/:file{.+\\.html}', (context, next) => {
    const message = messages().find(({ messageId }) => `${messageId}.html` === context.req.param('file'));
    if (message === undefined) return next();
    return context.html(message.htmlBody, 200, { ...headers, 'Content-Security-Policy': mailPolicy });
  });
  return app;
}
