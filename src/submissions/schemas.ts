import * as z from 'zod/mini';
import { cleanAddress, cleanText } from './clean.ts';
import { meetingTypes, newsletterSource, type SubmissionKind } from './kinds.ts';
import { lengthLimits } from './limits.ts';
import { fieldLabels, fieldSentences } from './sentences.ts';

/**
 * Characters that no field accepts: control characters, lone surrogates, line separators and bidirectional overrides. NUL
 * would fail in PostgreSQL (SQLSTATE 22021), CR and LF would allow mail header injection, and overrides can disguise text.
 */
const unreadableCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Returns the schema of a cleaned line of text with `minimum` to `maximum` code points. */
function textField(
  label: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  tooShort: (label: string) => string,
) {
  return z.string({ error: tooShort(label) }).check(
    z.overwrite(cleanText),
    // Report one error per field: the first broken rule aborts the check.
    z.refine((value) => [...value].length >= minimum, { abort: true }),
    z.refine((value) => [...value].length <= maximum, {
      error: fieldSentences.tooLong(label, maximum),
      abort: true,
    }),
    z.refine((value) => !unreadableCharacters.test(value), {
      error: fieldSentences.unreadable(label),
    }),
  );
}

/**
 * An e-mail address: a dot-atom (RFC 5322, 3.2.3), so no comments and no quotes, and a domain of two labels or more. The
 * characters ! and % are excluded, because they once specified mail routes (RFC 1123, 5.2.16). The last label has letters
 * only or is an internationalised label in ASCII (RFC 5891). The table constraints use the same pattern.
 */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[A-Za-z0-9.#$&'*+/=?^_`{|}~-]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/**
 * Returns the address with an international domain in ASCII (RFC 5891). Chromium converts it in `type="email"` fields,
 * Firefox and Safari do not. Other texts are returned unchanged.
 */
function withAsciiDomain(address: string): string {
  const [, name, domain] = /^([^@]+@)(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  try {
    return name && domain ? name + new URL(`https://${domain}`).hostname : address;
  } catch {
    return address;
  }
}

/**
 * Returns the schema of one e-mail address, cleaned and with its domain in ASCII, of at most 254 characters in that form.
 * It rejects commas and line breaks, as Postmark's headers are comma-separated.
 */
export function emailField() {
  return z.string({ error: fieldSentences.email }).check(
    z.overwrite(cleanAddress),
    z.overwrite(withAsciiDomain),
    // Report one error per field: abort before the pattern if the address is too long.
    z.refine((value) => value.length <= lengthLimits.email.maximum, { abort: true }),
    z.regex(emailPattern),
  );
}

const newsletter = z.object({
  email: emailField(),
  source: z._default(z.literal(newsletterSource, { error: fieldSentences.source }), newsletterSource),
});

const meeting = z.object({
  firstName: textField(fieldLabels.firstName, lengthLimits.personName, fieldSentences.tooShort),
  lastName: textField(fieldLabels.lastName, lengthLimits.personName, fieldSentences.tooShort),
  organizationName: textField(
    fieldLabels.organizationName,
    lengthLimits.organisation,
    fieldSentences.tooShort,
  ),
  email: emailField(),
  meetingType: z.enum(meetingTypes, { error: fieldSentences.meetingType }),
});

/** Returns the schema of a required text without a minimum length, as in the report form. */
function requiredText(label: string, maximum: number) {
  return textField(label, { minimum: 1, maximum }, fieldSentences.required);
}

const report = z.object({
  firstName: requiredText(fieldLabels.firstName, lengthLimits.personName.maximum),
  lastName: requiredText(fieldLabels.lastName, lengthLimits.personName.maximum),
  organisation: requiredText(fieldLabels.organisation, lengthLimits.organisation.maximum),
  email: emailField(),
});

/** The schemas of the submissions. The browser's forms and the functions validate with the same ones. */
export const submissionSchemas = {
  newsletter,
  meeting,
  report,
} as const satisfies Record<SubmissionKind, z.ZodMiniType>;

/** A value for each field of a form. */
export type FieldsOf<Kind extends SubmissionKind, Value> = Readonly<
  Record<keyof z.output<(typeof submissionSchemas)[Kind]>, Value>
>;

/** A complete submission of each kind. Literals of this type fail the type check when a field is added to a schema. */
export type WholeLeads = { readonly [Kind in SubmissionKind]: z.input<(typeof submissionSchemas)[Kind]> };
