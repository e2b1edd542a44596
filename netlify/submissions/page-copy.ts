import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { FieldName } from '../../src/submissions/sentences.ts';

interface FormCopy {
  readonly headline: string;
  readonly submit: string;
}

/** The pages that answer a form posted without JavaScript. */
export const formCopy: Record<SubmissionKind, FormCopy> = {
  newsletter: { headline: 'Subscribe to Global Skills News', submit: 'Subscribe' },
  meeting: { headline: 'Book a Meeting', submit: 'Submit' },
  report: { headline: 'Future Skills Report 2025', submit: 'Download report' },
};

export const pageCopy = {
  brand: 'SkillsAI',
  errorHeadline: 'Your request was not sent',
  summaryHeadline: 'There is a problem',
  choose: 'Please choose',
  honeypotLabel: 'Leave this field empty',
  home: 'Return to Home',
  back: 'Go back',
} as const;

interface FormField {
  readonly name: FieldName;
  /** Token of the HTML Standard's autofill section, which WCAG 2.2 criterion 1.3.5 asks for. */
  readonly autocomplete?: string;
}

const firstName: FormField = { name: 'firstName', autocomplete: 'given-name' };
const lastName: FormField = { name: 'lastName', autocomplete: 'family-name' };
const email: FormField = { name: 'email', autocomplete: 'email' };

/** The fields of each form, in order. */
export const formFields: Record<SubmissionKind, readonly FormField[]> = {
  newsletter: [email],
  meeting: [
    firstName,
    lastName,
    { name: 'organizationName', autocomplete: 'organization' },
    email,
    { name: 'meetingType' },
  ],
  report: [firstName, lastName, { name: 'organisation', autocomplete: 'organization' }, email],
};
