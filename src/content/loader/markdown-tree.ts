/** Words inside a paragraph. */
export type Phrase =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly phrases: readonly Phrase[] }
  | { readonly type: 'link'; readonly href: string; readonly phrases: readonly Phrase[] };

/** What stands in a section under its heading. */
export type Block =
  | { readonly type: 'paragraph'; readonly phrases: readonly Phrase[] }
  | { readonly type: 'subheading'; readonly id: string; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] };

/** A section of a Markdown file: a heading of the second level and what stands under it. Plain data, as it becomes JSON. */
export interface MarkdownSection {
  /** The anchor: the heading's own `{#anchor}`, else made of its words. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
