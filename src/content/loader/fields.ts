import * as z from 'zod/mini';

interface TextRules {
  /** In UTF-16 code units, as editors count. */
  readonly maximum: number;
}

const defaultMaximum = { line: 200, paragraph: 2000, figure: 20 } as const;

/** One line of text: not empty, no spaces around it, at most `maximum` characters. */
export function text({ maximum }: TextRules = { maximum: defaultMaximum.line }) {
  const expected = `one line of text, at most ${maximum} characters`;
  return z.string({ error: expected }).check(
    z.minLength(1),
    z.maxLength(maximum),
    z.regex(/^(?!\s)[^\n\r\u2028\u2029]*(?<!\s)$/, {
      error: 'one line of text without spaces around it',
    }),
  );
}

/** A paragraph: line breaks of the file are joined to spaces, so any way of writing it in YAML gives the same text. */
export function paragraph({ maximum }: TextRules = { maximum: defaultMaximum.paragraph }) {
  const expected = `a paragraph of at most ${maximum} characters`;
  return z.pipe(
    z.pipe(
      z.string({ error: expected }),
      z.transform((written: string) => written.replace(/\s+/g, ' ').trim()),
    ),
    z.string({ error: expected }).check(z.minLength(1), z.maxLength(maximum)),
  );
}

/** A figure as it is printed, with at least one digit: `55,000+`, `40%`, `€17,000`. */
export function figure() {
  const expected = `a figure with a digit in it, at most ${defaultMaximum.figure} characters, in quotes`;
  return z
    .string({ error: expected })
    .check(z.maxLength(defaultMaximum.figure), z.regex(/^(?!\s)[^\n\r]*\d[^\n\r]*(?<!\s)$/));
}

/** A link inside the site: a path that begins with one `/`, or a `#section`. Outbound links are kept elsewhere. */
export function href() {
  return z
    .string({ error: 'a path such as "/pricing" or a section such as "#faq"' })
    .check(z.regex(/^(?:\/(?![/\\])[^\s\\]*|#[A-Za-z][\w-]*)$/));
}
