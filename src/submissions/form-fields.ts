import type { SubmissionKind } from './kinds.ts';
import { lengthLimits } from './limits.ts';
import type { FieldsOf } from './schemas.ts';
import { type FieldName, fieldLabels } from './sentences.ts';

/** The HTML attributes of a field. */
export interface FieldAttributes {
  /** An autofill token of the HTML Standard (WCAG 2.2, 1.3.5). */
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

const firstName = { autoComplete: 'given-name', maxLength: lengthLimits.personName.maximum };
const lastName = { autoComplete: 'family-name', maxLength: lengthLimits.personName.maximum };
const organisation = { autoComplete: 'organization', maxLength: lengthLimits.organisation.maximum };
const email = { autoComplete: 'email', maxLength: lengthLimits.email.maximum };

/**
 * The fields of each form, in display order, without the source, which has a fixed value. A field of a schema that is
 * missing here is a type error.
 */
const formFields: {
  readonly [Kind in SubmissionKind]: Omit<FieldsOf<Kind, FieldAttributes>, 'source'>;
} = {
  newsletter: { email },
  // A meeting type is chosen, not typed.
  meeting: { firstName, lastName, organizationName: organisation, email, meetingType: {} },
  report: { firstName, lastName, email, organisation },
} satisfies Readonly<Record<SubmissionKind, Partial<Record<FieldName, FieldAttributes>>>>;

/** Whether a name is that of a visible field. */
export function isFieldName(name: string): name is FieldName {
  return name in fieldLabels;
}

/** Returns the fields of a form with their attributes, in display order. */
export function fieldsAsked(
  kind: SubmissionKind,
): readonly (FieldAttributes & { readonly name: FieldName })[] {
  return Object.entries(formFields[kind]).flatMap(([name, attributes]) =>
    isFieldName(name) ? [{ name, ...attributes }] : [],
  );
}
