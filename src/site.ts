/** The brand's name. */
export const brand = 'SkillsAI';

/** The language of every page that names no other. */
export const defaultLanguage = 'en-GB';

/** Returns the language of the page at an address: that of its folder, `/de/unser-angebot`. */
export const languageOf = (path: string) => /^\/([a-z]{2})\//.exec(path)?.[1] ?? defaultLanguage;

/** Returns a page's full title, as browsers and search engines show it. */
export const pageTitle = (title: string) => `${title} | ${brand}`;

/** The origin for builds without Netlify's `URL` variable: a reserved example name (RFC 2606). */
export const defaultOrigin = 'https://www.skillsai.example';

/** The address of the feed of all headlines. */
export const newsFeedPath = '/news.xml';

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
 * How long the browser waits for a function's answer, in milliseconds. A function may take eight seconds; the rest is for
 * slow connections.
 */
export const answerTimeout = 12_000;

/**
 * How long a click or submit waits for its chunk, in milliseconds. Then the browser follows the link or posts the form. Well
 * below the ten seconds for which people keep their attention (Nielsen, Response Times: The 3 Important Limits).
 */
export const chunkTimeout = 4000;

/**
 * How long a toast stays, in milliseconds, and one with a link. Hover, focus and a window without focus pause it
 * (WCAG 2.2.1), so it is still there for who comes back from the tab that opened.
 */
export const toastDurations = { text: 8000, link: 20_000 } as const;
