import * as RadixAccordion from '@radix-ui/react-accordion';

interface AccordionItem {
  readonly heading: string;
  readonly body: string;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Index of the item that begins open. */
  readonly open?: number | undefined;
}

/** An accordion with one item open at most; Home, End and the arrow keys move between the triggers and wrap around. */
export function Accordion({ items, open }: AccordionProps) {
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      className="accordion"
      {...(open === undefined ? {} : { defaultValue: `item-${open}` })}
    >
      {items.map((item, index) => (
        <RadixAccordion.Item
          key={item.heading}
          id={`item-${index}`}
          value={`item-${index}`}
          className="accordion-item"
        >
          <RadixAccordion.Header className="accordion-header">
            <RadixAccordion.Trigger className="accordion-trigger">
              {item.heading}
              <span className="accordion-mark" aria-hidden="true" />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content>
            <p className="accordion-body">{item.body}</p>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
