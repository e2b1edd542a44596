import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Accordion } from '../components/Accordion.tsx';
import { Decoration } from '../components/Decoration.tsx';
import { island } from '../components/island.tsx';

/**
 * The questions once the page is live: the accordion takes the place of the native disclosures in `children` with the same look
 * and words, the same item open and the same question in focus.
 */
export default function FaqList({ children = '' }: { readonly children?: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [accordion, setAccordion] = useState<ReactNode>();

  useEffect(() => {
    import('../components/Accordion.tsx')
      .then(({ Accordion }) => {
        const disclosures = Array.from(list.current?.querySelectorAll('details') ?? []);
        const words = (disclosure: Element, name: string) =>
          disclosure.querySelector(name)?.textContent ?? '';
        const items = disclosures.map((disclosure) => ({
          question: words(disclosure, 'h3'),
          answer: words(disclosure, 'p'),
        }));
        const open = disclosures.findIndex((disclosure) => disclosure.open);
        const focused = disclosures.findIndex((disclosure) => disclosure.contains(document.activeElement));
        flushSync(() => setAccordion(<Accordion items={items} open={open} />));
        list.current?.querySelectorAll('button')[focused]?.focus();
      })
      // The native disclosures stay and go on working.
      .catch(() => {});
  }, []);

  return (
    <div ref={list} suppressHydrationWarning>
      {accordion ?? children}
    </div>
  );
}

const LiveFaq = island('sections/Faq', FaqList);

/** Questions and answers, which read and open without scripts. */
export function Faq({ items }: Pick<ComponentProps<typeof Accordion>, 'items'>) {
  return (
    <LiveFaq>
      <div className="accordion">
        {items.map(({ question, answer }, index) => (
          <details key={question} id={`item-${index}`} name="faq" className="accordion-item">
            <summary className="accordion-trigger">
              <h3>{question}</h3>
              <Decoration className="accordion-mark" />
            </summary>
            <p className="accordion-body">{answer}</p>
          </details>
        ))}
      </div>
    </LiveFaq>
  );
}
