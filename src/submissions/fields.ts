import * as z from 'zod/mini';
import { lengthLimits } from './limits.ts';
import { fieldSentences } from './sentences.ts';

/**
 * Characters no field takes: controls (NUL would fail in Postgres with SQLSTATE 22021; CR and LF are how mail headers
 * are injected), lone surrogates, line separators and the bidirectional overrides that make text read as something else.
 */
const unreadableCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

interface TextRules {
  readonly label: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly tooShort: string;
}

/** A line of text, trimmed, between `minimum` and `maximum` code points long. */
export function textField({ label, minimum, maximum, tooShort }: TextRules) {
  return z.string({ error: tooShort }).check(
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
 * An address as people have it: dotted words without comments or quotes, and a domain of two labels or more. The last one has
 * letters only, or is a word of another script in its ASCII form (RFC 5891). The tables check the same pattern.
 */
const emailPattern =
  /^([A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** One e-mail address, trimmed, at most 254 code points. Commas and line breaks never pass: Postmark's headers are comma-separated. */
export function emailField() {
  return z.string({ error: fieldSentences.email }).check(
    z.trim(),
    // Ends the check: the pattern's time grows with the square of the length.
    z.refine((value) => value.length <= lengthLimits.email.maximum, { abort: true }),
    z.regex(emailPattern),
  );
}
