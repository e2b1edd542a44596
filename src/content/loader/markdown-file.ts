import { fromMarkdown } from 'mdast-util-from-markdown';
import * as z from 'zod/mini';
import { plainName } from '../format.ts';
import { type ContentFile, type Mistake, unreadable } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

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

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** The field of a Markdown file that its text becomes. */
export const sectionsField = 'sections';

/** The fields between two lines of `---` at the top, as many publishing tools have them. */
const frontMatter = /^\uFEFF?---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

/** An address inside the site, on an HTTPS site, or of a mailbox: nothing that a browser would run. */
const address = /^(?:\/(?![/\\])[^\s\\]*|#[a-z][\w-]*|https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+)$/;

const ownAnchor = /\s*\{#([a-z][a-z0-9-]*)\}$/;

const known =
  'expected headings (##, ###), paragraphs, lists, links, **strong** and *emphasis*, as other things are not shown';

const unknownParts: Readonly<Record<string, string>> = {
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

function wordsOf(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (phrase.type === 'text' ? phrase.text : wordsOf(phrase.phrases))).join('');
}

/** Reads Markdown (CommonMark 0.31) as sections of the few kinds of parts that the site shows, and notes everything else. */
class SectionReader {
  readonly notes: { readonly line: number; readonly problem: string }[] = [];
  readonly sections: (MarkdownSection & { readonly blocks: Block[] })[] = [];
  /** The line of the text on which each section begins, from 1. */
  readonly lines: number[] = [];
  readonly #anchors = new Set<string>();

  #note(part: Node, problem: string): void {
    this.notes.push({ line: part.position?.start.line ?? 1, problem });
  }

  #noteUnknown(part: Node): void {
    this.#note(part, `${unknownParts[part.type] ?? `is of the kind ${part.type}`}, ${known}`);
  }

  /** Reads what stands inside a paragraph or a heading; line breaks of the file become spaces. */
  #phrases(nodes: readonly Node[]): Phrase[] {
    return nodes.flatMap((node): Phrase[] => {
      switch (node.type) {
        case 'text':
          return [{ type: 'text', text: node.value.replace(/\s+/g, ' ') }];
        case 'strong':
        case 'emphasis':
          return [{ type: node.type, phrases: this.#phrases(node.children) }];
        case 'link':
          return [this.#link(node)];
        default:
          this.#noteUnknown(node);
          return [];
      }
    });
  }

  #link(node: Extract<Node, { type: 'link' }>): Phrase {
    const { url: href } = node;
    const phrases = this.#phrases(node.children);
    if (!address.test(href)) {
      const expected = 'a path such as /privacy-policy, an anchor such as #choices, https://… or mailto:…';
      this.#note(node, `leads to "${href}", expected ${expected}`);
    }
    if (wordsOf(phrases).trim() === '') {
      this.#note(node, 'is a link without words, expected [words](address)');
    }
    return { type: 'link', href, phrases };
  }

  #heading(node: Extract<Node, { type: 'heading' }>): { readonly id: string; readonly title: string } {
    const written = wordsOf(this.#phrases(node.children)).trim();
    const title = written.replace(ownAnchor, '');
    const id = ownAnchor.exec(written)?.[1] ?? plainName(title);
    if (title === '') this.#note(node, 'is a heading without words, expected words after the #');
    else if (this.#anchors.has(id)) {
      const expected = 'another heading or an anchor of its own, {#such-as-this}';
      this.#note(node, `has the anchor #${id} a second time, expected ${expected}`);
    }
    this.#anchors.add(id);
    return { id, title };
  }

  #block(node: Node): Block[] {
    if (node.type === 'paragraph') {
      const phrases = this.#phrases(node.children);
      if (/^\s*\|.*\|/.test(wordsOf(phrases))) {
        const expected = 'a list, or a table among the fields between the lines of ---';
        this.#note(node, `is a table, expected ${expected}`);
      }
      return [{ type: 'paragraph', phrases }];
    }
    if (node.type === 'list') {
      const items = node.children.map((item) => item.children.flatMap((inner) => this.#block(inner)));
      return [{ type: 'list', ordered: node.ordered === true, items }];
    }
    if (node.type === 'heading') {
      this.#note(node, 'is a heading inside a list, expected it at the margin');
    } else this.#noteUnknown(node);
    return [];
  }

  take(node: Node): void {
    const section = this.sections.at(-1);
    if (node.type === 'heading' && node.depth === 2) {
      this.sections.push({ ...this.#heading(node), blocks: [] });
      this.lines.push(node.position?.start.line ?? 1);
    } else if (node.type === 'heading' && node.depth !== 3) {
      this.#note(node, `is a heading of level ${node.depth}, expected ## for a section or ### inside one`);
    } else if (section === undefined) {
      this.#note(node, 'stands before the first section, expected a heading with ## above it');
    } else if (node.type === 'heading') {
      const { id, title: text } = this.#heading(node);
      section.blocks.push({ type: 'subheading', id, text });
    } else {
      section.blocks.push(...this.#block(node));
    }
  }
}

/**
 * Reads a Markdown file: YAML fields between two lines of `---`, then the text, which becomes the field `sections`. `fileName`
 * is only shown.
 */
export function readMarkdown(text: string, fileName: string): ContentFile {
  const [head, fields = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    return unreadable(fileName, 1, 'does not begin with fields, expected them between two lines of ---');
  }
  // An empty line for the first `---` keeps the fields on their lines.
  const front = readYaml(`\n${fields}`, fileName);
  const above = head.split('\n').length - 1;
  const reader = new SectionReader();
  for (const node of fromMarkdown(text.slice(head.length)).children) reader.take(node);
  const inText = reader.notes.map(
    ({ line, problem }): Mistake => ({ fileName, line: line + above, field: '(text)', problem }),
  );
  const own = typeof front.value === 'object' && front.value !== null ? front.value : {};
  return {
    value: { ...own, [sectionsField]: reader.sections },
    readable: front.readable,
    mistakes: [...front.mistakes, ...inText],
    lineOf(path) {
      const [field, index] = path;
      if (field !== sectionsField) return front.lineOf(path);
      return (reader.lines[Number(index ?? 0)] ?? 1) + above;
    },
  };
}

/** The sections of a Markdown file: at least one, and one for each of the anchors that pages lead to. */
export function markdownSections(anchors: readonly string[]) {
  return z.array(z.custom<MarkdownSection>()).check(
    z.minLength(1, { error: 'at least one section, a heading with ##' }),
    ...anchors.map((anchor) =>
      z.refine<readonly MarkdownSection[]>((sections) => sections.some(({ id }) => id === anchor), {
        error: `a heading that ends with {#${anchor}}, which a page leads to`,
      }),
    ),
  );
}
