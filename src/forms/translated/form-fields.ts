import translation from '../../content/translation.ts';
import * as english from '../../submissions/form-fields.ts';
import type { SubmissionKind } from '../../submissions/kinds.ts';

/** Replaces `submissions/form-fields.ts` in the build of a language that has a translation file. */

if (!translation) throw new Error('This build has no translation file.');

export const { formFields, isFieldName, fieldsAsked } = english;

export const fieldLabels: typeof english.fieldLabels = translation.submissions.fields;

export const fieldsOf: typeof english.fieldsOf = (kind: SubmissionKind) =>
  english.fieldsOf(kind).map((field) => ({ ...field, label: fieldLabels[field.name] }));

export type { FieldAttributes, FieldName } from '../../submissions/form-fields.ts';
