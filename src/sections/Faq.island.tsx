import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '../components/Accordion.module.css';
import type { Accordion } from '../components/Accordion.tsx';
import { Decoration } from '../components/Decoration.tsx';
import { island } from '../components/island.tsx';

type FaqProps = Pick<ComponentProps<typeof Accordion>, 'items'>;

/**
 * Questions and answers in native `details`, which work without scripts. Once hydrated, an accordion replaces them and keeps
 * the open item and focus.
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
      // If the chunk fails to load, the native `details` stay.
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
