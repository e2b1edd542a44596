import * as RadixAccordion from '@radix-ui/react-accordion';
import styles from './Accordion.module.css';
import { Decoration } from './Decoration.tsx';

interface AccordionProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** Index of the item that is open at first, or -1. */
  readonly open: number;
}

/** An accordion with at most one open item. Home, End and the arrow keys move between the triggers and wrap around. */
export function Accordion({ items, open }: AccordionProps) {
  return (
    <RadixAccordion.Root type="single" collapsible className={styles.accordion} defaultValue={`item-${open}`}>
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
          {/* Always mounted, as print shows all answers. */}
          <RadixAccordion.Content forceMount className={styles.answer}>
            <p className={styles.body}>{answer}</p>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
