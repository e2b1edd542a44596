import type { SubmissionKind } from './kinds.ts';

/** The error messages of the fields. Fixed by the specification. */
export const fieldSentences = {
  email: 'Please enter a valid email address.',
  meetingType: 'Please select a meeting type.',
  tooShort: (label: string) => `${label} must be at least 2 characters.`,
  tooLong: (label: string, maximum: number) => `${label} must be at most ${maximum} characters.`,
  required: (label: string) => `Please enter your ${label.toLowerCase()}.`,
  unreadable: (label: string) => `${label} contains a character that cannot be used here.`,
  submissionId: 'The submission id must be a UUID.',
  source: 'The source is not known.',
} as const;

/** The title of each form, and the label of its button before and during a submit. Fixed by the specification. */
export const formWords = {
  newsletter: { title: 'Subscribe to Global Skills News', submit: 'Subscribe', submitting: 'Subscribing...' },
  meeting: { title: 'Book a Meeting', submit: 'Submit', submitting: 'Submitting...' },
  report: { title: 'Future Skills Report 2025', submit: 'Download report', submitting: 'Processing...' },
} as const satisfies Record<SubmissionKind, object>;

/** The placeholder option of the meeting type. */
export const chooseMeetingType = 'Choose a meeting type';
/** The translated labels of the meeting types; none in English. */
export const meetingTypeLabels: Readonly<Partial<Record<string, string>>> = {};
/** Returns the translated message for a field that a function refused; not used in English. */
export const refusedField = (label: string): string => label;
/** A translated note for visitors without scripts that the functions respond in English; empty in English. */
export const answersInEnglish: string = '';
/** The label of the honeypot, visible only without styles. */
export const honeypotLabel = 'Leave this field empty';

export interface ToastSentences {
  readonly title: string;
  readonly description: string;
}

interface OutcomeSentences {
  readonly success: (firstName: string) => ToastSentences;
  readonly failure: ToastSentences;
}

function failure(description: string): ToastSentences {
  return { title: 'Error', description };
}

/** The toasts of each form's outcome. Fixed by the specification. */
export const outcomeSentences: Record<SubmissionKind, OutcomeSentences> = {
  newsletter: {
    success: () => ({
      title: 'Subscribed!',
      description: 'Thank you for subscribing to our Global Skills News.',
    }),
    failure: failure('There was a problem subscribing. Please try again.'),
  },
  meeting: {
    success: (firstName) => ({
      title: 'Meeting Request Submitted',
      description: `Thank you ${firstName}! Your booking page is opening in a new tab.`,
    }),
    failure: failure('There was a problem submitting your request. Please try again.'),
  },
  report: {
    success: () => ({
      title: 'Download Started',
      description: 'Your report download has been processed successfully.',
    }),
    failure: failure('There was a problem processing your request. Please try again.'),
  },
};

/** The toast for an address that is already subscribed (409). */
export const alreadySubscribed: ToastSentences = {
  title: 'Already Subscribed',
  description: 'This email is already subscribed to our newsletter.',
};
