/** What is typed around digits and means nothing here: spaces of every width, the euro sign, the per cent sign. */
const ornament = /[\s€%]/g;

/** A number without ornament: `48,000` becomes `48000`. Anything else stays as it is, without spaces around it. */
export function plainNumber(written: string): string {
  const plain = written.replace(ornament, '').replace('\u2212', '-');
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : written.trim();
}

/** The number that was typed, in British spelling (commas part thousands); undefined when it is none. */
export function typedNumber(written: string): number | undefined {
  const plain = plainNumber(written);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
