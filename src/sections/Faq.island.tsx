import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '../components/Accordion.module.css';
import type { Accordion } from '../components/Accordion.tsx';
import { Decoration } from '../components/Decoration.tsx';
import { island } from '../components/island.tsx';

type FaqProps = Pick<ComponentProps<typeof Accordion>, 'items'>;

/**
 * Questions and answers, which read and open without scripts. Once the page is live an accordion takes the place of the native
 * disclosures, with the same item open and the same question in focus.
 */
export default function LiveFaq({ items }: FaqProps) {
  const list = useRef<HTMLDivElement>(null);
  const [accordion, setAccordion] = useState<ReactNode>();

  useEffect(() => {
    import('../components/Accordion.tsx')
      .then(({ Accordion }) => {
        const disclosures = Array.from(list.current?.querySelectorAll('details') ?? []);
        const open = disclosures.findIndex((disclosure) => disclosure.open);
        const focused = disclosures.findIndex((disclosure) => disclosure.contains(document.activeElement));
        flushSync(() => setAccordion(<Accordion items={items} open={open} />));
        list.current?.querySelectorAll('button')[focused]?.focus();
      })
      // The native disclosures stay and go on working.
      .catch(() => {});
  }, [items]);

  return (
    <div ref={list}>
      {accordion ?? (
        <div className={styles.accordion}>
          {items.map(({ question, answer }, index) => (
            <details key={question} id={`item-${index}`} name="faq" className={styles.item}>
              <summary className={styles.trigger}>
                <h3>{question}</h3>
                <Decoration className={styles.mark} />
              </summary>
              <p className={styles.body}>{answer}</p>
            </details>
          ))}
        </div>
      )}
    </div>
  );
}

export const Faq = island('sections/Faq', LiveFaq);
