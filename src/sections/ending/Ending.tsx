import { ArrowRightIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ProductEnding } from './ProductEnding.tsx';

/** The shared props of all endings but the next product's. */
interface WordsProps {
  /** The section's id and anchor. The heading's id is `<id>-title`, without an id `ending-title`. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** One or two buttons, or a form. */
  readonly children?: ReactNode;
}

const headingOf = (id = 'ending') => `${id}-title`;

/** A light band with one line and one action. */
function LineEnding({ id, title, text, children }: WordsProps) {
  return (
    <Band className="py-block" id={id} aria-labelledby={headingOf(id)}>
      <Container>
        <div className="grid gap-x-gutter-wide gap-y-6 border-t-2 border-t-foreground pt-block page-lg:grid-cols-[1fr_auto] page-lg:items-end">
          <div className="grid gap-3">
            <h2 id={headingOf(id)} className="max-w-[24ch] text-title">
              {title}
            </h2>
            {text ? <p className="max-w-measure text-muted">{text}</p> : null}
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 page-lg:justify-end">{children}</div>
        </div>
      </Container>
    </Band>
  );
}

interface FormEndingProps extends WordsProps {
  readonly background?: Background;
  /** Content under the text, beside the form. */
  readonly beside?: ReactNode;
}

/** A band with a form or its first inputs. */
function FormEnding({ background = 'mist', id, title, text, beside, children }: FormEndingProps) {
  return (
    <Band id={id} background={background} aria-labelledby={headingOf(id)}>
      <Container className="grid gap-y-8 page-lg:grid-cols-12 page-lg:gap-x-gutter">
        <div className="grid content-start gap-5 page-lg:col-span-5">
          <h2 id={headingOf(id)} className="max-w-[16ch] text-headline">
            {title}
          </h2>
          {text ? <p className="max-w-[60ch] text-muted text-lead">{text}</p> : null}
          {beside}
        </div>
        <div
          className="rounded-md border border-line bg-paper p-panel text-foreground page-lg:col-span-6 page-lg:col-start-7"
          data-background="paper"
        >
          {children}
        </div>
      </Container>
    </Band>
  );
}

interface NextEndingProps extends WordsProps {
  readonly links: readonly { readonly label: string; readonly to: string; readonly text: string }[];
}

/** A band with links to other pages. */
function NextEnding({ id, title, text, links, children }: NextEndingProps) {
  return (
    <Band className="py-block" id={id} background="mist" aria-labelledby={headingOf(id)}>
      <Container className="grid gap-6">
        <h2 id={headingOf(id)} className="text-title">
          {title}
        </h2>
        {text ? <p className="max-w-measure text-muted">{text}</p> : null}
        {children ? <p className="pb-part">{children}</p> : null}
        <ul className="grid gap-x-gutter page-md:auto-cols-fr page-md:grid-flow-col">
          {links.map((link) => (
            <li key={link.to}>
              <a
                className="group grid h-full content-start gap-1.5 border-t border-t-foreground py-5 active:bg-line"
                href={link.to}
              >
                <span className="text-heading font-700 text-balance underline-offset-4 group-hover:underline">
                  {link.label} <Icon icon={ArrowRightIcon} inline className="align-[-0.15em] text-link" />
                </span>
                <span className="text-muted">{link.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}

type EndingProps =
  | ({ readonly variant: 'line' } & WordsProps)
  | ({ readonly variant: 'form' } & FormEndingProps)
  | ({ readonly variant: 'next' } & NextEndingProps)
  | ({ readonly variant: 'product' } & ComponentProps<typeof ProductEnding>);

/**
 * The last section of a page.
 *
 * - `line`: one line and one action
 * - `form`: a form or its first inputs
 * - `next`: links to other pages
 * - `product`: a link to the product after the page's, in its colour
 */
export function Ending(props: EndingProps) {
  switch (props.variant) {
    case 'line':
      return <LineEnding {...props} />;
    case 'form':
      return <FormEnding {...props} />;
    case 'next':
      return <NextEnding {...props} />;
    default:
      return <ProductEnding {...props} />;
  }
}
