import translation from '../../content/translation.ts';
import * as english from '../../submissions/form-fields.ts';
import type { SubmissionKind } from '../../submissions/kinds.ts';

/** Takes the place of `submissions/form-fields.ts` in the build of a language that has a file of its words. */

if (!translation) throw new Error('This build has no words in another language.');

export const { formFields, isFieldName, fieldsAsked } = english;

export const fieldLabels: typeof english.fieldLabels = translation.submissions.fields;

export const fieldsOf: typeof english.fieldsOf = (kind: SubmissionKind) =>
  english.fieldsOf(kind).map((field) => ({ ...field, label: fieldLabels[field.name] }));

export type { FieldAttributes, FieldName } from '../../submissions/form-fields.ts';
