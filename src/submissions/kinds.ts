/** The three things a visitor can send. The same words name the routes, the outbox types and the mail tags. */
export const submissionKinds = ['newsletter', 'meeting', 'report'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Where each submission is posted; one Netlify function answers each path. */
export const submissionPaths = {
  newsletter: '/api/newsletter',
  meeting: '/api/meeting',
  report: '/api/report',
} as const satisfies Record<SubmissionKind, string>;

/** Where a form posted without JavaScript ends after a success (303). Prerendered, not indexed. */
export const resultPaths = {
  newsletter: '/thank-you/newsletter',
  meeting: '/thank-you/meeting',
  report: '/thank-you/report',
} as const satisfies Record<SubmissionKind, string>;

/** The meeting types, in the order the form offers them. */
export const meetingTypes = ['Skills Strategy Meeting', 'Demo', 'Partnership enquiry'] as const;
export type MeetingType = (typeof meetingTypes)[number];

/** The one newsletter source. */
export const newsletterSource = 'global-skills-news';

/** The one report: its stored key and the name the notification carries. */
export const reportType = 'future-skills-report';
export const reportTitle = 'Future Skills Report 2025';

/** Controls whose names begin so register for the masterclass: the team's mail names it. */
export const masterclass = { controls: 'masterclass-', title: 'Skills 1st Masterclass' } as const;
