import { fromMarkdown } from 'mdast-util-from-markdown';
import * as z from 'zod/mini';
import { plainName } from '../format.ts';
import type { Image } from './image.ts';
import { type ContentFile, type Mistake, unreadable } from './mistakes.ts';
import { readYaml } from './yaml-file.ts';

/** Text inside a paragraph. */
export type Phrase =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly phrases: readonly Phrase[] }
  | { readonly type: 'link'; readonly href: string; readonly phrases: readonly Phrase[] };

/** A part of a section, or of an article, whose headings have no anchors. Only articles have headings, quotations and pictures. */
export type Block =
  | { readonly type: 'paragraph'; readonly phrases: readonly Phrase[] }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'subheading'; readonly id?: string; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'quotation'; readonly blocks: readonly Block[] }
  | {
      readonly type: 'picture';
      readonly image: Image;
      readonly alt: string;
      readonly caption?: string | undefined;
    };

/** A section of a Markdown file: a heading of level 2 and its content. Serialisable as JSON. */
export interface MarkdownSection {
  /** The anchor: the heading's `{#anchor}`, or else derived from its text. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** The field for the text of a Markdown file. */
export const sectionsField = 'sections';

/** Matches front matter: YAML fields between two lines of `---` at the top. */
const frontMatter = /^\uFEFF?---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Matches the allowed addresses: within the site, HTTPS and `mailto:`. Not `javascript:`, for example. */
const address = /^(?:\/(?![/\\])[^\s\\]*|#[a-z][\w-]*|https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+)$/;

const ownAnchor = /\s*\{#([a-z][a-z0-9-]*)\}$/;

/** Returns what a text may have, as the end of a message. */
const known = (isArticle: boolean) =>
  `expected headings (##, ###), paragraphs, lists, ${isArticle ? 'quotations (>), pictures in paragraphs of their own, ' : ''}links, **strong** and *emphasis*, as other things are not shown`;

/** Returns a picture by its address, or what is wrong with the address. */
type PictureAt = (address: string) => Image | string;

/** Parts of Markdown that the site does not show, as the start of a message. */
const unsupportedParts: Readonly<Record<string, string>> = {
  html: 'is HTML',
  image: 'is a picture',
  imageReference: 'is a picture',
  code: 'is indented by four spaces or fenced as code',
  inlineCode: 'is code between backticks',
  blockquote: 'is a quotation (>)',
  thematicBreak: 'is a line across the page',
  break: 'is a line break inside a paragraph (two spaces or a backslash at the end of a line)',
  definition: 'is an address without its link ([name]: address)',
  linkReference: 'is a link without its address ([text][name])',
};

/** Returns the plain text of phrases. */
function textOf(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (phrase.type === 'text' ? phrase.text : textOf(phrase.phrases))).join('');
}

/** Converts Markdown (CommonMark 0.31) to sections, and notes the parts that the site does not show. */
class SectionReader {
  readonly notes: { readonly line: number; readonly problem: string }[] = [];
  readonly sections: (MarkdownSection & { readonly blocks: Block[] })[] = [];
  /** The line on which each section begins, from 1. */
  readonly lines: number[] = [];
  readonly #anchors = new Set<string>();
  readonly #pictureAt: PictureAt | undefined;

  /** With `pictureAt` the text is an article. */
  constructor(pictureAt?: PictureAt) {
    this.#pictureAt = pictureAt;
  }

  #note(part: Node, problem: string): void {
    this.notes.push({ line: part.position?.start.line ?? 1, problem });
  }

  #noteUnsupported(part: Node): void {
    this.#note(
      part,
      `${unsupportedParts[part.type] ?? `is of the kind ${part.type}`}, ${known(this.#pictureAt !== undefined)}`,
    );
  }

  /** Converts the content of a paragraph or a heading. Line breaks become spaces. */
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
          this.#noteUnsupported(node);
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
    if (textOf(phrases).trim() === '') {
      this.#note(node, 'is a link without text, expected [text](address)');
    }
    return { type: 'link', href, phrases };
  }

  #heading(node: Extract<Node, { type: 'heading' }>): { readonly id: string; readonly title: string } {
    const text = textOf(this.#phrases(node.children)).trim();
    const title = text.replace(ownAnchor, '');
    const id = ownAnchor.exec(text)?.[1] ?? plainName(title);
    if (title === '') this.#note(node, 'is an empty heading, expected text after the #');
    else if (this.#anchors.has(id)) {
      const expected = 'another heading or an anchor of its own, {#such-as-this}';
      this.#note(node, `has the anchor #${id} a second time, expected ${expected}`);
    }
    this.#anchors.add(id);
    return { id, title };
  }

  /** Converts a picture, whose title in Markdown is its caption. */
  #picture(node: Extract<Node, { type: 'image' }>, pictureAt: PictureAt): Block[] {
    const image = pictureAt(node.url);
    if (typeof image === 'string') {
      this.#note(node, `has a picture whose address ${image}`);
      return [];
    }
    const alt = (node.alt ?? '').trim();
    if (alt === '') this.#note(node, 'has a picture without words, expected ![what it shows](address)');
    return [{ type: 'picture', image, alt, caption: node.title?.trim() || undefined }];
  }

  #block(node: Node, around = 'list'): Block[] {
    if (node.type === 'paragraph') {
      const [picture, ...others] = node.children;
      if (this.#pictureAt && picture?.type === 'image' && others.length === 0)
        return this.#picture(picture, this.#pictureAt);
      const phrases = this.#phrases(node.children);
      if (/^\s*\|.*\|/.test(textOf(phrases))) {
        const expected = 'a list, or a table among the fields between the lines of ---';
        this.#note(node, `is a table, expected ${expected}`);
      }
      return [{ type: 'paragraph', phrases }];
    }
    if (node.type === 'list') {
      const items = node.children.map((item) => item.children.flatMap((inner) => this.#block(inner)));
      return [{ type: 'list', ordered: node.ordered === true, items }];
    }
    if (this.#pictureAt && node.type === 'blockquote') {
      const blocks = node.children.flatMap((inner) => this.#block(inner, 'quotation'));
      return [{ type: 'quotation', blocks }];
    }
    if (node.type === 'heading') {
      this.#note(node, `is a heading inside a ${around}, expected a heading outside the ${around}`);
    } else this.#noteUnsupported(node);
    return [];
  }

  /** Converts a top-level node of an article. */
  blocks(node: Node): Block[] {
    if (node.type !== 'heading') return this.#block(node);
    const text = textOf(this.#phrases(node.children)).trim();
    if (text === '') this.#note(node, 'is an empty heading, expected text after the #');
    if (node.depth === 2) return [{ type: 'heading', text }];
    if (node.depth === 3) return [{ type: 'subheading', text }];
    this.#note(node, `is a heading of level ${node.depth}, expected ## or, below one, ###`);
    return [];
  }

  /** Adds a top-level node to the sections. */
  add(node: Node): void {
    const section = this.sections.at(-1);
    if (node.type === 'heading' && node.depth === 2) {
      this.sections.push({ ...this.#heading(node), blocks: [] });
      this.lines.push(node.position?.start.line ?? 1);
    } else if (node.type === 'heading' && node.depth !== 3) {
      this.#note(node, `is a heading of level ${node.depth}, expected ## for a section or ### inside one`);
    } else if (section === undefined) {
      this.#note(node, 'is before the first section, expected a heading with ## above it');
    } else if (node.type === 'heading') {
      const { id, title: text } = this.#heading(node);
      section.blocks.push({ type: 'subheading', id, text });
    } else {
      section.blocks.push(...this.#block(node));
    }
  }
}

/**
 * Parses a Markdown file: YAML fields between two lines of `---`, then the text, which becomes the field `sections`. `fileName`
 * is for messages only.
 */
export function readMarkdown(text: string, fileName: string): ContentFile {
  const [head, fields = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    return unreadable(fileName, 1, 'does not begin with fields, expected them between two lines of ---');
  }
  // An empty line replaces the first `---`, so that line numbers are correct.
  const front = readYaml(`\n${fields}`, fileName);
  const above = head.split('\n').length - 1;
  const reader = new SectionReader();
  for (const node of fromMarkdown(text.slice(head.length)).children) reader.add(node);
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

/**
 * Parses an article in Markdown. Besides what a Markdown file may have, it may have quotations, and pictures in paragraphs of their
 * own. Returns its blocks, and a problem with its line (from 1) for each part that cannot be shown.
 */
export function readArticle(text: string, pictureAt: PictureAt) {
  const reader = new SectionReader(pictureAt);
  const blocks = fromMarkdown(text).children.flatMap((node) => reader.blocks(node));
  return { blocks, notes: reader.notes };
}

/** Returns the addresses of the links in a text in Markdown. */
export function linksIn(text: string): readonly string[] {
  const inside = (node: ReturnType<typeof fromMarkdown> | Node): readonly string[] => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? node.children.flatMap((child) => inside(child as Node)) : []),
  ];
  return inside(fromMarkdown(text));
}

/** Returns the schema of a Markdown file's sections: at least one, and one with each of the anchors that pages link to. */
export function markdownSections(anchors: readonly string[]) {
  return z.array(z.custom<MarkdownSection>()).check(
    z.minLength(1, { error: 'at least one section, a heading with ##' }),
    ...anchors.map((anchor) =>
      z.refine<readonly MarkdownSection[]>((sections) => sections.some(({ id }) => id === anchor), {
        error: `a heading that ends with {#${anchor}}, which a page links to`,
      }),
    ),
  );
}
