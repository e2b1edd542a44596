import * as z from 'zod/mini';
import { emailField, textField } from './fields.ts';
import { meetingTypes, newsletterSource, type SubmissionKind } from './kinds.ts';
import { lengthLimits } from './limits.ts';
import { fieldLabels, fieldSentences } from './sentences.ts';

/** A name in the meeting form: at least two characters. */
function meetingText(label: string, limits: { readonly minimum: number; readonly maximum: number }) {
  return textField({
    label,
    ...limits,
    tooShort: fieldSentences.tooShort(label),
  });
}

/** A field of the report form: required, no other rule. */
function requiredText(label: string, maximum: number) {
  return textField({
    label,
    minimum: 1,
    maximum,
    tooShort: fieldSentences.required(label),
  });
}

const newsletter = z.object({
  email: emailField(),
  source: z._default(z.literal(newsletterSource, { error: fieldSentences.source }), newsletterSource),
});

const meeting = z.object({
  firstName: meetingText(fieldLabels.firstName, lengthLimits.personName),
  lastName: meetingText(fieldLabels.lastName, lengthLimits.personName),
  organizationName: meetingText(fieldLabels.organizationName, lengthLimits.organisation),
  email: emailField(),
  meetingType: z.enum(meetingTypes, { error: fieldSentences.meetingType }),
});

const report = z.object({
  firstName: requiredText(fieldLabels.firstName, lengthLimits.personName.maximum),
  lastName: requiredText(fieldLabels.lastName, lengthLimits.personName.maximum),
  organisation: requiredText(fieldLabels.organisation, lengthLimits.organisation.maximum),
  email: emailField(),
});

/** What a visitor types, by kind. The browser's forms and the functions check with these same schemas. */
export const submissionSchemas = {
  newsletter,
  meeting,
  report,
} as const satisfies Record<SubmissionKind, z.ZodMiniType>;

/** The fields of a form, with a value for each. */
export type FieldsOf<Kind extends SubmissionKind, Value> = Readonly<
  Record<keyof z.output<(typeof submissionSchemas)[Kind]>, Value>
>;

/** All that each form sends: whoever writes one out is told by the type checker of a field that came since. */
export type WholeLeads = { readonly [Kind in SubmissionKind]: z.input<(typeof submissionSchemas)[Kind]> };
