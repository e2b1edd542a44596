/** The fields of a signed record, in the order in which they are signed. */
export const fields = ['skill', 'level', 'date', 'issuer'] as const;

export type Field = (typeof fields)[number];

export type StampRecord = Readonly<Record<Field, string>>;

/** Returns the text that is signed: a line for each field. */
export const signedText = (record: StampRecord) =>
  fields.map((field) => `${field}: ${record[field]}`).join('\n');

/** Returns the level that a forger would write in place of a level: the highest, or else the one below it. */
export const forgedLevel = (level: string) => (level === '5' ? '4' : '5');

interface Difference {
  readonly field: Field;
  /** The place of the character in its field, from 1. */
  readonly place: number;
  /** The signed character and the typed one. Empty where there is none. */
  readonly was: string;
  readonly is: string;
}

/** Returns the first character in which a typed record differs from the signed one, or undefined if none does. */
export function firstDifference(signed: StampRecord, typed: StampRecord): Difference | undefined {
  for (const field of fields) {
    const [before, now] = [[...signed[field]], [...typed[field]]];
    const places = Math.max(before.length, now.length);
    for (let index = 0; index < places; index++) {
      const [was = '', is = ''] = [before[index], now[index]];
      if (was !== is) return { field, place: index + 1, was, is };
    }
  }
  return undefined;
}

/** Returns how many characters of two digests of the same length differ. */
export const differingCharacters = (signed: string, now: string) =>
  [...signed].filter((character, index) => character !== now[index]).length;

/** Returns the SHA-256 digest of a text in hexadecimal, or undefined where the browser computes none: outside of HTTPS. */
export async function sha256(text: string): Promise<string | undefined> {
  // Without HTTPS the property is missing, other than its type says.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Strand {
  /** How far the strand is out of its place in the weave, from -1 to 1: the difference of two bytes. */
  readonly out: number;
}

/** Returns the strands of a weave, one for each byte of a digest. All are in place if the digest is the signed one. */
export function strandsOf(signed: string, now: string): readonly Strand[] {
  const byteAt = (digest: string, index: number) =>
    Number.parseInt(digest.slice(2 * index, 2 * index + 2), 16);
  return Array.from({ length: signed.length / 2 }, (_, index) => ({
    out: (byteAt(now, index) - byteAt(signed, index)) / 255,
  }));
}
