import * as z from 'zod/mini';
import { meetingTypes, newsletterSource, type SubmissionKind } from './kinds.ts';
import { lengthLimits } from './limits.ts';
import { fieldLabels, fieldSentences } from './sentences.ts';

/**
 * Characters no field takes: controls (NUL would fail in Postgres with SQLSTATE 22021; CR and LF are how mail headers
 * are injected), lone surrogates, line separators and the bidirectional overrides that make text read as something else.
 */
const unreadableCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A line of text, trimmed, between `minimum` and `maximum` code points long. */
function textField(
  label: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  tooShort: (label: string) => string,
) {
  return z.string({ error: tooShort(label) }).check(
    z.trim(),
    // One sentence a field: the first rule that is broken ends the check.
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
 * An address as people have it: a dot-atom (RFC 5322, 3.2.3), which has no comments and no quotes, without ! and %, with
 * which senders once told mail systems a route (RFC 1123, 5.2.16), and a domain of two labels or more. The last one has
 * letters only, or is a word of another script in its ASCII form (RFC 5891). The tables check the same pattern.
 */
const emailPattern =
  /^(?!\.)(?!.*\.[.@])[A-Za-z0-9.#$&'*+/=?^_`{|}~-]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/**
 * Writes an international domain in ASCII (RFC 5891), as Chromium does with what is typed into a field for addresses; Firefox
 * and Safari leave it to the page. Anything else stays as it is.
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
 * One e-mail address, trimmed and with its domain in ASCII, at most 254 characters in that form. Commas and line breaks never
 * pass: Postmark's headers are comma-separated.
 */
export function emailField() {
  return z.string({ error: fieldSentences.email }).check(
    z.trim(),
    z.overwrite(withAsciiDomain),
    // One mistake for a field: what is too long needs no pattern.
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

/** A field of the report form: required, no other rule. */
function requiredText(label: string, maximum: number) {
  return textField(label, { minimum: 1, maximum }, fieldSentences.required);
}

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
