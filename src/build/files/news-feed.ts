import { escapeHtml } from '../../../netlify/submissions/html.ts';
import { hrefOf } from '../../content/links.ts';
import type { Headline } from '../../content/news.ts';
import { brand, newsFeedPath } from '../../site.ts';

interface FeedWords {
  readonly title: string;
  /** The description of the feed. */
  readonly text: string;
}

/**
 * Returns the headlines as an RSS feed in the given order (RSS 2.0 Specification, with an Atom link to the feed). `origin` is the
 * site's origin. A headline's `guid` is its id, so that readers do not show it again after a correction.
 */
export function newsFeed({ title, text }: FeedWords, headlines: readonly Headline[], origin: string): string {
  const address = (path: string) => escapeHtml(new URL(path, origin).href);
  const items = headlines.map((headline) =>
    [
      '<item>',
      `<title>${escapeHtml(headline.title)}</title>`,
      `<link>${address(hrefOf(headline))}</link>`,
      `<guid isPermaLink="false">${headline.id}</guid>`,
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
    `<link>${address('/news')}</link>`,
    `<description>${escapeHtml(text)}</description>`,
    '<language>en-GB</language>',
    `<atom:link href="${address(newsFeedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
