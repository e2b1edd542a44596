import * as RadixAccordion from '@radix-ui/react-accordion';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Accordion.module.css';
import { Decoration } from './Decoration.tsx';

interface AccordionProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** Index of the item that is open at first, or -1. */
  readonly open: number;
}

interface AnswerProps {
  /** The value of its item. */
  readonly item: string;
  readonly open: boolean;
  readonly onFound: (item: string) => void;
  readonly children: ReactNode;
}

/**
 * An answer. While it is closed, find in page and addresses still find it: the event `beforematch` opens it before the browser
 * scrolls to the match (HTML Standard, `hidden="until-found"`). `anchors.ts` dispatches the event for addresses.
 */
function Answer({ item, open, onFound, children }: AnswerProps) {
  const answer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // React writes `hidden` without a value.
    if (open) answer.current?.removeAttribute('hidden');
    else answer.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const { current } = answer;
    // The browser scrolls right after the event.
    const handleMatch = () => flushSync(() => onFound(item));
    current?.addEventListener('beforematch', handleMatch);
    return () => current?.removeEventListener('beforematch', handleMatch);
  }, [item, onFound]);

  return (
    // Always mounted: find in page searches all answers and print shows them.
    <RadixAccordion.Content ref={answer} forceMount className={styles.answer}>
      {children}
    </RadixAccordion.Content>
  );
}

/** An accordion with at most one open item. Home, End and the arrow keys move between the triggers and wrap around. */
export function Accordion({ items, open }: AccordionProps) {
  const [openItem, setOpenItem] = useState(`item-${open}`);
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      className={styles.accordion}
      value={openItem}
      onValueChange={setOpenItem}
    >
      {items.map(({ question, answer }, index) => (
        <RadixAccordion.Item
          key={question}
          id={`item-${index}`}
          value={`item-${index}`}
          className={styles.item}
        >
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className={styles.trigger}>
              {question}
              <Decoration className={styles.mark} />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <Answer item={`item-${index}`} open={openItem === `item-${index}`} onFound={setOpenItem}>
            <p className={styles.body}>{answer}</p>
          </Answer>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
