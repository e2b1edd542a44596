import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Accordion as AccordionComponent } from '../components/Accordion.tsx';
import { island } from '../components/island.tsx';

interface FaqListProps {
  /** Native disclosures, each with a heading and a paragraph. */
  readonly children?: ReactNode;
}

/** The accordion, and what of the disclosures it goes on with. */
interface LiveAccordion extends ComponentProps<typeof AccordionComponent> {
  readonly Accordion: typeof AccordionComponent;
  /** The question that had focus; -1 where none had. */
  readonly focused: number;
}

/**
 * The questions once the page is live: the accordion takes the place of the native disclosures with the same look and words,
 * the same item open and the same question in focus.
 */
export default function FaqList({ children = '' }: FaqListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LiveAccordion>();

  useEffect(() => {
    import('../components/Accordion.tsx')
      .then(({ Accordion }) => {
        const disclosures = Array.from(list.current?.querySelectorAll('details') ?? []);
        const words = (disclosure: Element, name: string) =>
          disclosure.querySelector(name)?.textContent ?? '';
        setLive({
          Accordion,
          items: disclosures.map((disclosure) => ({
            question: words(disclosure, 'h3'),
            answer: words(disclosure, 'p'),
          })),
          open: disclosures.findIndex((disclosure) => disclosure.open),
          focused: disclosures.findIndex((disclosure) => disclosure.contains(document.activeElement)),
        });
      })
      // The native disclosures stay and go on working.
      .catch(() => {});
  }, []);

  useEffect(() => {
    if (live) list.current?.querySelectorAll('button')[live.focused]?.focus();
  }, [live]);

  return (
    <div ref={list} suppressHydrationWarning>
      {live ? <live.Accordion items={live.items} open={live.open} /> : children}
    </div>
  );
}

const LiveFaq = island('sections/Faq', FaqList);

/** Questions and answers, which read and open without scripts. */
export function Faq({ items }: Pick<LiveAccordion, 'items'>) {
  return (
    <LiveFaq>
      <div className="accordion">
        {items.map(({ question, answer }, index) => (
          <details key={question} id={`item-${index}`} name="faq" className="accordion-item">
            <summary className="accordion-trigger">
              <h3>{question}</h3>
              <span className="accordion-mark" aria-hidden="true" />
            </summary>
            <p className="accordion-body">{answer}</p>
          </details>
        ))}
      </div>
    </LiveFaq>
  );
}
