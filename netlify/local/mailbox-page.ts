import { createHash } from 'node:crypto';
import { escapeHtml } from '../submissions/html.ts';

import type { MailboxMessage } from './mailbox-message.ts';

const shownMessages = 200;

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid #8888; border-radius: .5rem; margin: 1rem 0; padding: 1rem; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
dt { opacity: .7; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { border-left: 3px solid #8888; overflow-wrap: anywhere; padding-left: 1rem; white-space: pre-wrap; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const commonHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

const pageHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;

/** A mail's own HTML may style itself and nothing else: no scripts, no requests, no access to the site's origin. */
const rawHeaders = {
  ...commonHeaders,
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
} as const;

function row(label: string, value: string): string {
  return value === '' ? '' : `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`;
}

function article(message: MailboxMessage): string {
  const html = `/__mailbox/${encodeURIComponent(message.messageId)}.html`;
  return `<article>
<h2>${escapeHtml(message.subject)}</h2>
<dl>${row('From', message.from)}${row('To', message.to)}${row('Cc', message.cc)}${row('Reply-To', message.replyTo)}${row('Tag', message.tag)}${row('Stream', message.messageStream)}${row('Sent', message.submittedAt)}</dl>
<pre>${escapeHtml(message.textBody)}</pre>
${
  message.htmlBody === ''
    ? ''
    : `<p><a href="${html}">As HTML</a></p>
<details><summary>HTML source</summary><pre>${escapeHtml(message.htmlBody)}</pre></details>`
}
</article>`;
}

function page(messages: readonly MailboxMessage[]): string {
  const newestFirst = messages.toReversed();
  const shown = newestFirst.slice(0, shownMessages);
  const count =
    shown.length < messages.length
      ? `The newest ${shown.length} of ${messages.length} mails.`
      : `${messages.length} ${messages.length === 1 ? 'mail' : 'mails'}, newest first.`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>${count} Nothing here left this machine. Also as <a href="/__mailbox.json">JSON</a>.</p>
${shown.map(article).join('\n')}
</main>
</body>
</html>
`;
}

/**
 * Answers the mailbox's own addresses: `/__mailbox` (the mails, newest first), `/__mailbox.json` (the same as JSON) and
 * `/__mailbox/<id>.html` (a mail's HTML body, sandboxed). Undefined for every other path.
 */
export function answerMailboxPage(path: string, messages: readonly MailboxMessage[]): Response | undefined {
  if (path === '/__mailbox' || path === '/__mailbox/') {
    return new Response(page(messages), { headers: pageHeaders });
  }
  if (path === '/__mailbox.json') {
    return Response.json(messages.toReversed(), {
      headers: {
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }
  const id = /^\/__mailbox\/([0-9a-f-]+)\.html$/.exec(path)?.[1];
  const message = messages.find(({ messageId }) => messageId === id);
  return message === undefined ? undefined : new Response(message.htmlBody, { headers: rawHeaders });
}
