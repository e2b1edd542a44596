import type { SubmissionKind } from './kinds.ts';
import { lengthLimits } from './limits.ts';
import type { FieldsOf } from './schemas.ts';
import { type FieldName, fieldLabels } from './sentences.ts';

/** What a field tells the browser. */
export interface FieldAttributes {
  /** Token of the HTML Standard's autofill section, which WCAG 2.2 criterion 1.3.5 asks for. */
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

const firstName = { autoComplete: 'given-name', maxLength: lengthLimits.personName.maximum };
const lastName = { autoComplete: 'family-name', maxLength: lengthLimits.personName.maximum };
const organisation = { autoComplete: 'organization', maxLength: lengthLimits.organisation.maximum };
const email = { autoComplete: 'email', maxLength: lengthLimits.email.maximum };

/**
 * The fields of each form, in the order in which it asks for them; nobody types the source. A field of a schema that is missing
 * here is a type error.
 */
const formFields: {
  readonly [Kind in SubmissionKind]: Omit<FieldsOf<Kind, FieldAttributes>, 'source'>;
} = {
  newsletter: { email },
  // A meeting type is chosen, not typed.
  meeting: { firstName, lastName, organizationName: organisation, email, meetingType: {} },
  report: { firstName, lastName, email, organisation },
} satisfies Readonly<Record<SubmissionKind, Partial<Record<FieldName, FieldAttributes>>>>;

/** Whether a name is that of a field that people fill in. */
export function isFieldName(name: string): name is FieldName {
  return name in fieldLabels;
}

/** The fields of a form with their attributes, in order. */
export function fieldsAsked(
  kind: SubmissionKind,
): readonly (FieldAttributes & { readonly name: FieldName })[] {
  return Object.entries(formFields[kind]).flatMap(([name, attributes]) =>
    isFieldName(name) ? [{ name, ...attributes }] : [],
  );
}
