import { fromMarkdown } from 'mdast-util-from-markdown';
import { type MarkdownNote, MarkdownNotes, unknownPart } from './markdown-notes.ts';
import { readPhrases, wordsOf } from './markdown-phrases.ts';
import type { Block, MarkdownSection } from './markdown-tree.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

interface Heading {
  readonly id: string;
  readonly title: string;
}

const ownAnchor = /\s*\{#([a-z][a-z0-9-]*)\}$/;

/** Words as an anchor: small letters, digits and hyphens. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

class SectionReader {
  readonly notes = new MarkdownNotes();
  readonly sections: (MarkdownSection & { readonly blocks: Block[] })[] = [];
  readonly lines: number[] = [];
  readonly #anchors = new Set<string>();

  #heading(node: Extract<Node, { type: 'heading' }>): Heading {
    const written = wordsOf(readPhrases(node.children, this.notes)).trim();
    const title = written.replace(ownAnchor, '');
    const id = ownAnchor.exec(written)?.[1] ?? anchorOf(title);
    if (title === '') this.notes.add(node, 'is a heading without words, expected words after the #');
    else if (this.#anchors.has(id)) {
      this.notes.add(
        node,
        `has the anchor #${id} a second time, expected another heading or an anchor of its own, {#such-as-this}`,
      );
    }
    this.#anchors.add(id);
    return { id, title };
  }

  #block(node: Node): Block[] {
    if (node.type === 'paragraph') {
      const phrases = readPhrases(node.children, this.notes);
      if (/^\s*\|.*\|/.test(wordsOf(phrases))) {
        this.notes.add(
          node,
          'is a table, expected a list, or a table among the fields between the lines of ---',
        );
      }
      return [{ type: 'paragraph', phrases }];
    }
    if (node.type === 'list') {
      const items = node.children.map((item) => item.children.flatMap((inner) => this.#block(inner)));
      return [{ type: 'list', ordered: node.ordered === true, items }];
    }
    if (node.type === 'heading')
      this.notes.add(node, 'is a heading inside a list, expected it at the margin');
    else this.notes.add(node, unknownPart(node.type));
    return [];
  }

  /** Takes the next part at the margin of the text. */
  take(node: Node): void {
    const section = this.sections.at(-1);
    if (node.type === 'heading' && node.depth === 2) {
      this.sections.push({ ...this.#heading(node), blocks: [] });
      this.lines.push(node.position?.start.line ?? 1);
    } else if (node.type === 'heading' && node.depth !== 3) {
      this.notes.add(
        node,
        `is a heading of level ${node.depth}, expected ## for a section or ### inside one`,
      );
    } else if (section === undefined) {
      this.notes.add(node, 'stands before the first section, expected a heading with ## above it');
    } else if (node.type === 'heading') {
      const { id, title: text } = this.#heading(node);
      section.blocks.push({ type: 'subheading', id, text });
    } else {
      section.blocks.push(...this.#block(node));
    }
  }
}

export interface MarkdownSections {
  readonly sections: readonly MarkdownSection[];
  /** The line of the text on which each section begins, from 1. */
  readonly lines: readonly number[];
  readonly notes: readonly MarkdownNote[];
}

/** Reads Markdown (CommonMark 0.31) as sections of the few kinds of parts that the site shows, and notes everything else. */
export function readSections(text: string): MarkdownSections {
  const reader = new SectionReader();
  for (const node of fromMarkdown(text).children) reader.take(node);
  return { sections: reader.sections, lines: reader.lines, notes: reader.notes.list };
}
