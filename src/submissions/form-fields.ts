import { meetingTypes, type SubmissionKind } from './kinds.ts';

/**
 * How browsers help to type a name: with capitals, without correcting it or marking it as misspelt (HTML Standard, 6.8). Named
 * as React does; HTML has the names in lower case.
 */
const nameTyping = { spellCheck: 'false', autoCorrect: 'off', autoCapitalize: 'words' } as const;

/** A field that a visitor fills in: its label, storage and HTML attributes. */
interface FormField {
  /** The label in the form and in the mail. Fixed by the specification. */
  readonly label: string;
  /** The column of the kind's table. */
  readonly column: string;
  readonly type: 'text' | 'email' | 'choice';
  /** In Unicode code points, as PostgreSQL's `char_length` counts. */
  readonly minLength?: number;
  /** In Unicode code points. */
  readonly maxLength?: number;
  /** An autofill token of the HTML Standard (WCAG 2.2, 1.3.5). */
  readonly autoComplete?: string;
  readonly typing?: typeof nameTyping;
  /** The options of a choice. */
  readonly options?: readonly string[];
}

const text = { type: 'text', minLength: 1, typing: nameTyping } as const;
const firstName = {
  ...text,
  label: 'First name',
  column: 'first_name',
  maxLength: 100,
  autoComplete: 'given-name',
};
const lastName = {
  ...text,
  label: 'Last name',
  column: 'last_name',
  maxLength: 100,
  autoComplete: 'family-name',
};
const organisation = {
  ...text,
  label: 'Organisation',
  column: 'organisation',
  maxLength: 200,
  autoComplete: 'organization',
};
/** An SMTP path has room for an address of at most 254 characters (RFC 5321, 4.5.3.1.3; RFC 3696, erratum 1690). */
const email = {
  type: 'email',
  label: 'Email',
  column: 'email',
  maxLength: 254,
  autoComplete: 'email',
} as const;

/**
 * The fields of each form by their names in requests, in display order. Forms, validation, storage and mail read this table.
 * The check constraints in the database repeat its lengths.
 */
export const formFields = {
  newsletter: { email },
  meeting: {
    firstName: { ...firstName, minLength: 2 },
    lastName: { ...lastName, minLength: 2 },
    organizationName: {
      ...organisation,
      label: 'Organisation name',
      column: 'organisation_name',
      minLength: 2,
    },
    email,
    meetingType: { type: 'choice', label: 'Meeting type', column: 'meeting_type', options: meetingTypes },
  },
  report: { firstName, lastName, email, organisation },
} as const satisfies Readonly<Record<SubmissionKind, Readonly<Record<string, FormField>>>>;

type NamesOf<Fields> = Fields extends unknown ? keyof Fields & string : never;
/** The name of a visible field in requests. */
export type FieldName = NamesOf<(typeof formFields)[SubmissionKind]>;

/** Returns the fields of a form with their names, in display order. */
export function fieldsOf(kind: SubmissionKind): readonly (FormField & { readonly name: FieldName })[] {
  const fields: readonly (readonly [string, FormField])[] = Object.entries(formFields[kind]);
  return fields.map(([name, field]) => ({ name: name as FieldName, ...field }));
}

const { newsletter, meeting, report } = formFields;
const allFields: Readonly<Record<FieldName, FormField>> = { ...report, ...newsletter, ...meeting };

/** The names of all fields. */
export const fieldNames = Object.keys(allFields) as readonly FieldName[];

/** The label of each field. */
export const fieldLabels = Object.fromEntries(
  Object.entries(allFields).map(([name, { label }]) => [name, label]),
) as Readonly<Record<FieldName, string>>;

/** Returns whether a name is that of a visible field. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(allFields, name);
}

/** The kind of a field's control and its HTML attributes. */
export type FieldAttributes = Pick<FormField, 'type' | 'options' | 'autoComplete' | 'maxLength' | 'typing'>;

/** Returns the fields of a form with the attributes of their controls, in display order. */
export function fieldsAsked(
  kind: SubmissionKind,
): readonly (FieldAttributes & { readonly name: FieldName })[] {
  return fieldsOf(kind).map(({ name, type, options, autoComplete, maxLength, typing }) => ({
    name,
    type,
    ...(options && { options }),
    ...(autoComplete && { autoComplete }),
    ...(maxLength && { maxLength }),
    ...(typing && { typing }),
  }));
}
