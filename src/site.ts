/** The brand's name, as it is written everywhere. */
export const brand = 'SkillsAI';

/** A page's whole title, as the browser and search engines show it. */
export const pageTitle = (title: string) => `${title} | ${brand}`;

/** The live site's address: Netlify gives it to the build as `URL`; elsewhere a reserved example name stands in (RFC 2606). */
export const defaultOrigin = 'https://www.skillsai.example';

/** Waits of the specification, sections 2, 4 and 9, in milliseconds. */
export const delays = {
  bookingPageOpens: 500,
  reportOpens: 1000,
  newsletterPageOpens: 1000,
  scrollToAnchor: 100,
  dropdownHoverOpen: 100,
  dropdownPointerGrace: 300,
  callBanner: 30_000,
} as const;

/** The widest window, in pixels, that counts as a mobile device (specification, section 4). */
export const mobileWidth = 768;

/**
 * How long the browser waits for an answer, in milliseconds: longer than the eight seconds that an answer may take, so
 * that a slow way back is not taken for a failure.
 */
export const answerTimeout = 12_000;

/**
 * How long a press waits for its code, in milliseconds; after that the browser posts the form, or follows the link, by
 * itself. Well below the ten seconds that keep a person's attention (Nielsen, Response Times: The 3 Important Limits).
 */
export const chunkTimeout = 4000;

/**
 * How long a toast stays, in milliseconds; under the pointer or in focus it waits (WCAG 2.2.1). One with a link stays until it is
 * closed.
 */
export const toastDuration = 8000;
