/** The kinds of submission. The routes, the outbox types and the mail tags use the same names. */
export const submissionKinds = ['newsletter', 'meeting', 'report'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The endpoint of each kind of submission, served by one Netlify function each. */
export const submissionPaths = {
  newsletter: '/api/newsletter',
  meeting: '/api/meeting',
  report: '/api/report',
} as const satisfies Record<SubmissionKind, string>;

/** The page to which a form posted without JavaScript is redirected after success (303). Prerendered, not indexed. */
export const resultPaths = {
  newsletter: '/thank-you/newsletter',
  meeting: '/thank-you/meeting',
  report: '/thank-you/report',
} as const satisfies Record<SubmissionKind, string>;

/** The meeting types, in display order. */
export const meetingTypes = ['Skills Strategy Meeting', 'Demo', 'Partnership enquiry'] as const;
export type MeetingType = (typeof meetingTypes)[number];

/** The meetings that have a page with the form, which booking links open while `links.yaml` has no address for them. */
export const bookingKinds = ['meeting', 'demo'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The pages with the meeting form. */
export const bookingPaths = {
  meeting: '/book-a-meeting',
  demo: '/book-a-demo',
} as const satisfies Record<BookingKind, string>;

/** The only newsletter source. */
export const newsletterSource = 'global-skills-news';

/** The stored key of the only report, and its title in the notification. */
export const reportType = 'future-skills-report';
export const reportTitle = 'Future Skills Report 2025';

/** A meeting request is a registration for the masterclass if its control begins with `controls`. `title` is for the mail. */
export const masterclass = { controls: 'masterclass-', title: 'Skills 1st Masterclass' } as const;
