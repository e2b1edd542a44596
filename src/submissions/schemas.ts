import * as z from 'zod/mini';
import { cleanAddress, cleanText } from './clean.ts';
import { fieldsOf, formFields } from './form-fields.ts';
import { newsletterSource, type SubmissionKind } from './kinds.ts';
import { fieldSentences } from './sentences.ts';

const maxEmailLength = formFields.newsletter.email.maxLength;

/**
 * Characters that no field accepts: control characters, lone surrogates and bidirectional overrides. NUL would fail in PostgreSQL
 * (SQLSTATE 22021), and overrides can disguise text. Control characters that are white space, such as tabs and line breaks, have
 * become spaces before.
 */
const unreadableCharacters = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

interface TextLimits {
  readonly label: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Returns the schema of a text on one line, which it cleans. Lengths are in Unicode code points. */
function textField({ label, minLength = 1, maxLength = 100 }: TextLimits) {
  const tooShort = minLength === 1 ? fieldSentences.required(label) : fieldSentences.tooShort(label);
  return z.string({ error: tooShort }).check(
    z.overwrite(cleanText),
    // Report one error per field: the first broken rule aborts the check.
    z.refine((value) => [...value].length >= minLength, { abort: true }),
    z.refine((value) => [...value].length <= maxLength, {
      error: fieldSentences.tooLong(label, maxLength),
      abort: true,
    }),
    z.refine((value) => !unreadableCharacters.test(value), {
      error: fieldSentences.unreadable(label),
    }),
  );
}

/**
 * Matches an e-mail address. The check constraints in the database use the same pattern.
 *
 * - The local part is a dot-atom (RFC 5322, 3.2.3), so it has no comments and no quotes. It must not have `!` or `%`, which once
 *   specified mail routes (RFC 1123, 5.2.16).
 * - The domain has at least two labels. The last one has letters only or is an internationalised label in ASCII (RFC 5891).
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
 * Returns the schema of one e-mail address of at most 254 characters. It cleans the address and converts its domain to ASCII.
 * It rejects commas and line breaks, as Postmark's headers are comma-separated.
 */
export function emailField() {
  return z.string({ error: fieldSentences.email }).check(
    z.overwrite(cleanAddress),
    z.overwrite(withAsciiDomain),
    // Report one error per field: abort before the pattern if the address is too long.
    z.refine((value) => value.length <= maxEmailLength, { abort: true }),
    z.regex(emailPattern),
  );
}

function schemaOf(field: ReturnType<typeof fieldsOf>[number]): z.ZodMiniType<string, string> {
  if (field.type === 'email') return emailField();
  if (field.type === 'choice') return z.enum(field.options ?? [], { error: fieldSentences.meetingType });
  return textField(field);
}

/** Returns a schema for each field of a form. */
function shapeOf<Kind extends SubmissionKind>(kind: Kind) {
  const shape = Object.fromEntries(fieldsOf(kind).map((field) => [field.name, schemaOf(field)]));
  return shape as { [Name in keyof (typeof formFields)[Kind]]: z.ZodMiniType<string, string> };
}

const source = z._default(z.literal(newsletterSource, { error: fieldSentences.source }), newsletterSource);

/** The schemas of the submissions, for the forms in the browser and for the functions. */
export const submissionSchemas = {
  newsletter: z.object({ ...shapeOf('newsletter'), source }),
  meeting: z.object(shapeOf('meeting')),
  report: z.object(shapeOf('report')),
} as const satisfies Record<SubmissionKind, z.ZodMiniType>;
