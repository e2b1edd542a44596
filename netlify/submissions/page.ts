import { html, type Markup } from './html.ts';

/** The words of the pages that answer a form posted without JavaScript. */
export const pageCopy = {
  brand: 'SkillsAI',
  errorHeadline: 'Your request was not sent',
  summaryHeadline: 'There is a problem',
  choose: 'Please choose',
  honeypotLabel: 'Leave this field empty',
  home: 'Return to Home',
  back: 'Go back',
} as const;

interface Page {
  readonly title: string;
  readonly content: Markup;
}

/** A whole HTML document in the site's stylesheet, without any script or inline style; search engines leave it out. */
export function renderPage({ title, content }: Page): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${pageCopy.brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header class="page-form-header"><a class="wordmark" href="/">${pageCopy.brand}</a></header>
<main class="page-form">
${content}
<p><a class="text-link" href="/">${pageCopy.home}</a></p>
</main>
</body>
</html>
`.text;
}

/** A page that says one sentence and leads back. */
export function renderMessagePage(sentence: string, back: string): string {
  const link = html`<p><a class="text-link" href="${back}">${pageCopy.back}</a></p>`;
  return renderPage({
    title: pageCopy.errorHeadline,
    content: html`<h1>${pageCopy.errorHeadline}</h1>
<p>${sentence}</p>
${back === '/' ? undefined : link}`,
  });
}
