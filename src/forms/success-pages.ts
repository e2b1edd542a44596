import { outboundLinks } from '../content/links.ts';
import { delays } from '../site.ts';
import { resultPaths, type SubmissionKind } from '../submissions/kinds.ts';

const { bookingPage } = outboundLinks;

/**
 * The page that opens in a new tab after a success, and the delay in milliseconds. Browsers may block it. Without a booking page it
 * says what happens next.
 */
export const successPages = {
  newsletter: { href: outboundLinks.newsletterPage.href, delay: delays.newsletterPageOpens },
  meeting: {
    href: bookingPage.placeholder ? resultPaths.meeting : bookingPage.href,
    delay: delays.bookingPageOpens,
  },
  report: { href: outboundLinks.reportDocument.href, delay: delays.reportOpens },
} as const satisfies Record<SubmissionKind, object>;
