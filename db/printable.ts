/** Control and format characters, including bidirectional overrides, lone surrogates and line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes every character that a terminal would interpret or hide as `\uXXXX`. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
