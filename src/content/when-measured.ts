import { isMeasured } from './embedded.ts';
import type { Block, MarkdownSection } from './loader/markdown-file.ts';

/**
 * Returns what a part of a page says: its own words, or, in a build with measuring tools, with those of its field `measured` in
 * their place.
 */
export function asMeasured<Part extends { readonly measured?: object | undefined }>(
  { measured, ...words }: Part,
  measures = isMeasured,
): Omit<Part, 'measured'> {
  return measures ? { ...words, ...measured } : words;
}

type Day = { readonly date: string; readonly text: string };

/** Returns the blocks of a section, with those below each subheading replaced by the section with the subheading's anchor. */
function replaceParts(blocks: readonly Block[], others: readonly MarkdownSection[]): readonly Block[] {
  let replaced = false;
  return blocks.flatMap((block) => {
    if (block.type !== 'subheading') return replaced ? [] : [block];
    const other = others.find(({ id }) => id === block.id);
    replaced = other !== undefined;
    return other ? [{ ...block, text: other.title }, ...other.blocks] : [block];
  });
}

/** Returns the sections of a legal text, each replaced by the other with its anchor, if there is one; subheadings likewise. */
export function replaceSections(
  sections: readonly MarkdownSection[],
  others: readonly MarkdownSection[],
): MarkdownSection[] {
  return sections.map(
    (section) =>
      others.find(({ id }) => id === section.id) ?? {
        ...section,
        blocks: replaceParts(section.blocks, others),
      },
  );
}

/** Returns the later of two days, the first of which is known. */
export const laterDay = (day: Day, other: Day | undefined): Day =>
  other !== undefined && other.date > day.date ? other : day;
