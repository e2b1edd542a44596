/** White space of any kind and control characters. */
const gap = /[\s\p{Cc}]+/gu;

/** Lone surrogates, which Postgres refuses, and format characters such as bidirectional controls, without the joiners. */
const unreadable = /\p{Cs}|(?![\u200c\u200d])\p{Cf}/gu;

const onlyJoiners = /^[\u200c\u200d]*$/;

/**
 * Returns what can be read of a text that nobody typed, on one line and cut to at most `maximum` UTF-16 code units. It has no
 * half of a surrogate pair. Empty if nothing can be read.
 */
export function readableText(text: string, maximum: number): string {
  const line = text.normalize('NFC').replace(gap, ' ').replace(unreadable, '').trim();
  const cut = line.slice(0, maximum).replace(/[\ud800-\udbff]$/, '');
  return onlyJoiners.test(cut) ? '' : cut.trimEnd();
}
