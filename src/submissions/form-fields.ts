import type { SubmissionKind } from './kinds.ts';
import { lengthLimits } from './limits.ts';
import type { FieldName } from './sentences.ts';

/** The fields of each form, in the order in which it asks for them. */
export const formFields: Readonly<Record<SubmissionKind, readonly FieldName[]>> = {
  newsletter: ['email'],
  meeting: ['firstName', 'lastName', 'organizationName', 'email', 'meetingType'],
  report: ['firstName', 'lastName', 'email', 'organisation'],
};

interface FieldAttributes {
  /** Token of the HTML Standard's autofill section, which WCAG 2.2 criterion 1.3.5 asks for. */
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

/** What each field tells the browser; a meeting type is chosen, not typed. */
export const fieldAttributes: Readonly<Record<FieldName, FieldAttributes>> = {
  firstName: { autoComplete: 'given-name', maxLength: lengthLimits.personName.maximum },
  lastName: { autoComplete: 'family-name', maxLength: lengthLimits.personName.maximum },
  organizationName: { autoComplete: 'organization', maxLength: lengthLimits.organisation.maximum },
  organisation: { autoComplete: 'organization', maxLength: lengthLimits.organisation.maximum },
  email: { autoComplete: 'email', maxLength: lengthLimits.email.maximum },
  meetingType: {},
};
