/** Something in a Markdown text that cannot be published, on a line of that text (from 1). */
export interface MarkdownNote {
  readonly line: number;
  readonly problem: string;
}

interface Positioned {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Collects what is wrong while a text is read. */
export class MarkdownNotes {
  readonly list: MarkdownNote[] = [];

  /** Notes what is wrong with a part of the text and what is expected instead. */
  add(part: Positioned, problem: string): void {
    this.list.push({ line: part.position?.start.line ?? 1, problem });
  }
}

const known =
  'expected headings (##, ###), paragraphs, lists, links, **strong** and *emphasis*, as other things are not shown';

const kinds: Readonly<Record<string, string>> = {
  html: 'is HTML',
  image: 'is a picture',
  imageReference: 'is a picture',
  code: 'is indented by four spaces or fenced as code',
  inlineCode: 'is code between backticks',
  blockquote: 'is a quotation (>)',
  thematicBreak: 'is a line across the page',
  break: 'is a line break inside a paragraph (two spaces or a backslash at the end of a line)',
  definition: 'is an address that stands apart from its link',
  linkReference: 'is a link whose address stands apart',
};

/** What is said of a part of Markdown that the site does not show. */
export function unknownPart(type: string): string {
  return `${kinds[type] ?? `is of the kind ${type}`}, ${known}`;
}
