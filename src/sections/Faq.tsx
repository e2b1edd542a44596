import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Accordion as AccordionComponent } from '../components/Accordion.tsx';

type FaqProps = Pick<ComponentProps<typeof AccordionComponent>, 'items'>;

interface LiveAccordion {
  readonly Accordion: typeof AccordionComponent;
  /** What was open, and which question had focus, when the accordion took over; -1 where there was none. */
  readonly open: number;
  readonly focused: number;
}

/**
 * Questions and answers. The built page holds native disclosures, so the answers read without scripts; once live the
 * accordion takes their place with the same look, the same item open and the same question in focus.
 */
export function Faq({ items }: FaqProps) {
  const list = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LiveAccordion>();

  useEffect(() => {
    import('../components/Accordion.tsx')
      .then(({ Accordion }) => {
        const disclosures = Array.from(list.current?.querySelectorAll('details') ?? []);
        const open = disclosures.findIndex((disclosure) => disclosure.open);
        const focused = disclosures.findIndex((disclosure) => disclosure.contains(document.activeElement));
        setLive({ Accordion, open, focused });
      })
      // The native disclosures stay and go on working.
      .catch(() => {});
  }, []);

  useEffect(() => {
    if (live) list.current?.querySelectorAll('button')[live.focused]?.focus();
  }, [live]);

  return (
    <div ref={list}>
      {live ? (
        <live.Accordion items={items} open={live.open} />
      ) : (
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
      )}
    </div>
  );
}
