import * as RadixAccordion from '@radix-ui/react-accordion';
import styles from './Accordion.module.css';
import { Decoration } from './Decoration.tsx';

interface AccordionProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** Index of the item that begins open; -1 where none does. */
  readonly open: number;
}

/** An accordion with one item open at most; Home, End and the arrow keys move between the triggers and wrap around. */
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
          {/* Always in the page: paper shows all answers. */}
          <RadixAccordion.Content forceMount className={styles.answer}>
            <p className={styles.body}>{answer}</p>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
