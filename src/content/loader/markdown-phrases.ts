import type { fromMarkdown } from 'mdast-util-from-markdown';
import { type MarkdownNotes, unknownPart } from './markdown-notes.ts';
import type { Phrase } from './markdown-tree.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** An address inside the site, on an HTTPS site, or of a mailbox: nothing that a browser would run. */
const address = /^(?:\/(?![/\\])[^\s\\]*|#[a-z][\w-]*|https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+)$/;

/** The words of phrases without what marks them. */
export function wordsOf(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => (phrase.type === 'text' ? phrase.text : wordsOf(phrase.phrases))).join('');
}

function linkPhrase(node: Extract<Node, { type: 'link' }>, notes: MarkdownNotes): Phrase {
  const { url: href } = node;
  const phrases = readPhrases(node.children, notes);
  if (!address.test(href)) {
    notes.add(
      node,
      `leads to "${href}", expected a path such as /privacy-policy, an anchor such as #choices, https://… or mailto:…`,
    );
  }
  if (wordsOf(phrases).trim() === '') notes.add(node, 'is a link without words, expected [words](address)');
  return { type: 'link', href, phrases };
}

/** Reads what stands inside a paragraph or a heading; line breaks of the file become spaces. */
export function readPhrases(nodes: readonly Node[], notes: MarkdownNotes): Phrase[] {
  return nodes.flatMap((node): Phrase[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value.replace(/\s+/g, ' ') }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, phrases: readPhrases(node.children, notes) }];
      case 'link':
        return [linkPhrase(node, notes)];
      default:
        notes.add(node, unknownPart(node.type));
        return [];
    }
  });
}
