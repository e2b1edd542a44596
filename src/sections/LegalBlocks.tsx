import type { Block } from '../content/loader/markdown-file.ts';
import { LegalPhrases } from './LegalPhrases.tsx';

interface LegalBlocksProps {
  readonly blocks: readonly Block[];
}

function LegalList({ ordered, items }: Extract<Block, { type: 'list' }>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="legal-list grid gap-2 pl-5 max-w-[var(--legal-measure)] [list-style:disc]">
      {items.map((blocks, position) => {
        // The text never changes while it is shown: places are as good as names.
        const key = `item-${position}`;
        return (
          <li key={key}>
            <LegalBlocks blocks={blocks} />
          </li>
        );
      })}
    </List>
  );
}

/** Paragraphs, lists and headings of the third level. */
export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return blocks.map((block, position) => {
    const key = `${block.type}-${position}`;
    if (block.type === 'list') return <LegalList key={key} {...block} />;
    if (block.type === 'subheading') {
      return (
        <h3 key={key} id={block.id} className="mt-3 text-heading font-700">
          {block.text}
        </h3>
      );
    }
    return (
      <p key={key}>
        <LegalPhrases phrases={block.phrases} />
      </p>
    );
  });
}
