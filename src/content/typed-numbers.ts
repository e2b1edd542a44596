/** Characters that are ignored in a number: spaces, the euro sign, the per cent sign. */
const ignored = /[\s€%]/g;

/** Returns a typed number without thousands separators and signs: `48000` for `48,000`. Returns any other text trimmed. */
export function plainNumber(typed: string): string {
  const plain = typed.replace(ignored, '').replace('\u2212', '-');
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : typed.trim();
}

/** Returns the number in a typed text in British format (commas separate thousands), or undefined. */
export function typedNumber(typed: string): number | undefined {
  const plain = plainNumber(typed);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
