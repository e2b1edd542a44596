import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import accordionStyles from '../../components/Accordion.module.css';
import type { Accordion } from '../../components/Accordion.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { island } from '../../components/island.tsx';
import styles from './Questions.module.css';

interface QuestionsProps extends Pick<ComponentProps<typeof Accordion>, 'items'> {
  /**
   * - `beside`: for the wide column beside a heading.
   * - `wide`: across the page, each answer on the right of its question.
   */
  readonly variant?: 'beside' | 'wide';
}

/**
 * Questions and answers in native `details`, which work without scripts. Once hydrated, an accordion replaces them and keeps
 * the open item and focus.
 */
export default function LiveQuestions({ items, variant = 'beside' }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [accordion, setAccordion] = useState<ReactNode>();

  useEffect(() => {
    import('../../components/Accordion.tsx')
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
    <div ref={list} className={variant === 'wide' ? styles.wide : undefined}>
      {accordion ?? (
        <div className={accordionStyles.accordion}>
          {items.map(({ question, answer }, index) => (
            <details key={question} id={`item-${index}`} name="faq" className={accordionStyles.item}>
              <summary className={accordionStyles.trigger}>
                <h3>{question}</h3>
                <Decoration className={accordionStyles.mark} />
              </summary>
              <p className={accordionStyles.body}>{answer}</p>
            </details>
          ))}
        </div>
      )}
    </div>
  );
}

export const Questions = island('sections/questions/Questions', LiveQuestions);
