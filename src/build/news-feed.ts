import { escapeHtml } from '../../netlify/submissions/html.ts';
import { outboundLinks } from '../content/links.ts';
import { brand } from '../site.ts';
import type { Content } from './content-schemas.ts';

/** Where the feed stands. */
export const newsFeedPath = '/news.xml';

type News = Content<'pages/home/page'>['news'];

/** The headlines as an RSS feed (RSS 2.0 Specification, with the Atom link to itself), newest first as the content gives them. */
export function newsFeed({ title, text, headlines }: News, origin: string): string {
  const address = (path: string) => escapeHtml(new URL(path, origin).href);
  const items = headlines.map((headline) =>
    [
      '<item>',
      `<title>${escapeHtml(headline.title)}</title>`,
      `<link>${address(outboundLinks[headline.link].href)}</link>`,
      `<guid isPermaLink="false">${headline.date} ${headline.link}</guid>`,
      `<pubDate>${new Date(headline.date).toUTCString()}</pubDate>`,
      `<category>${escapeHtml(headline.category)}</category>`,
      `<description>${escapeHtml(headline.preview)}</description>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeHtml(`${brand}: ${title}`)}</title>`,
    `<link>${address('/#global-skills-news')}</link>`,
    `<description>${escapeHtml(text)}</description>`,
    '<language>en-GB</language>',
    `<atom:link href="${address(newsFeedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
