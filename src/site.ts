/** The brand's name. */
export const brand = 'SkillsAI';

/** The language of pages outside a language folder. */
export const defaultLanguage = 'en-GB';

/** Returns the language of the page at a path, from its first folder: `de` for `/de/unser-angebot`. */
export const languageOf = (path: string) => /^\/([a-z]{2})\//.exec(path)?.[1] ?? defaultLanguage;

/** Returns a page's full title, as browsers and search engines show it. */
export const pageTitle = (title: string) => `${title} | ${brand}`;

/** The origin of builds without Netlify's `URL` variable. The name is reserved for examples (RFC 2606). */
export const defaultOrigin = 'https://www.skillsai.example';

/**
 * Returns the value of `Strict-Transport-Security` (RFC 6797): how long browsers insist on HTTPS. By default half a year, the shortest
 * time that Mozilla's Web Security Guidelines allow, and this host only: browsers cannot be told to forget it over plain HTTP, and
 * other hosts of the domain may not have HTTPS. With a host that the owner has named, two years with all its subdomains. Never
 * `preload`, which needs the domain owner's consent.
 */
export const strictTransport = (httpsForTwoYears: string | undefined) =>
  httpsForTwoYears === undefined ? 'max-age=15768000' : 'max-age=63072000; includeSubDomains';

/** The path of the news feed. */
export const newsFeedPath = '/news.xml';

/** The path of the calendar entry of the next masterclass, which exists once that has a date. */
export const calendarPath = '/skills-1st-masterclass.ics';

/** The path of the file with the words of all pages, which the search on the Not found page loads. */
export const searchWordsPath = '/search.json';

/** The delays of the specification (sections 2, 4 and 9), in milliseconds. */
export const delays = {
  bookingPageOpens: 500,
  reportOpens: 1000,
  newsletterPageOpens: 1000,
  scrollToAnchor: 100,
  dropdownHoverOpen: 100,
  dropdownPointerGrace: 300,
  callBanner: 30_000,
} as const;

/** The widest viewport, in CSS pixels, that counts as mobile (specification, section 4). */
export const mobileWidth = 768;

/**
 * How long the browser waits for a function's response, in milliseconds. A function may take eight seconds; the rest is for
 * slow connections.
 */
export const responseTimeout = 12_000;

/**
 * How long a click or submit waits for its chunk, in milliseconds. Then the browser follows the link or posts the form.
 * People keep their attention for about ten seconds (Nielsen, Response Times: The 3 Important Limits).
 */
export const chunkTimeout = 4000;

/**
 * How long a toast stays, in milliseconds: without a link, and with one. Hover, focus in the toast and a window without focus
 * pause the timer (WCAG 2.2.1). So the toast is still there when the visitor returns from a new tab.
 */
export const toastDurations = { text: 8000, link: 20_000 } as const;
