import type { FieldPath, Mistake } from './mistakes.ts';

/** A content file as it was read, whatever it is written in. */
export interface ContentFile {
  /** The parsed value; `undefined` when the text could not be read. */
  readonly value: unknown;
  readonly readable: boolean;
  readonly mistakes: readonly Mistake[];
  /** Line (from 1) of a field, or of the nearest thing around it that exists. */
  lineOf(path: FieldPath): number;
}

const endings = ['.yaml', '.md'] as const;

/** The endings of content files, as they are shown to people. */
export const expectedEndings = endings.join(' or ');

/** The ending of a content file's name, or `undefined` for another one. */
export function endingOf(path: string): string | undefined {
  return endings.find((ending) => path.endsWith(ending));
}

/** The field of a Markdown file that its text becomes. */
export const sectionsField = 'sections';
