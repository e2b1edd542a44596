import type { ReactNode } from 'react';
import { Band } from '../components/Band.tsx';
import { Container } from '../components/Container.tsx';
import styles from './Section.module.css';

/** How a heading stands in its section: the classes of the container, the head, the heading and the words after it. */
const layouts = {
  /** Large, its text to the right of it; a figure runs below across the page. */
  statement: {
    page: '',
    head: 'mb-block page-lg:grid-cols-[7fr_5fr] page-lg:gap-x-gutter-wide page-lg:items-baseline',
    heading: 'max-w-[20ch] text-headline',
    words: '',
  },
  /** Large, its text below it in one column. */
  stacked: {
    page: '',
    head: 'mb-block',
    heading: 'max-w-[24ch] text-headline',
    words: 'max-w-measure',
  },
  /** In the first four columns, its figure in the other eight. */
  beside: {
    page: 'page-lg:grid page-lg:grid-cols-12 page-lg:gap-x-gutter',
    head: 'mb-part content-start page-lg:col-span-4 page-lg:mb-0 page-lg:pr-gutter',
    heading: 'text-title',
    words: '',
  },
  /** Small, in one line with what stands beside it. */
  row: {
    page: '',
    head: 'mb-part page-md:grid-cols-[1fr_auto] page-md:items-baseline page-md:gap-x-gutter-wide',
    heading: 'max-w-[40ch] text-title',
    words: 'page-md:max-w-[40ch]',
  },
  /** As large as its window lets it, its text below it. */
  monument: { page: '', head: 'mb-block', heading: 'max-w-[16ch] text-monument', words: '' },
} as const;

interface SectionProps {
  /** Also the anchor; the heading's id is derived from it. */
  readonly id: string;
  /** The heading; a section without one brings its own, with the id `<id>-title`. */
  readonly title?: string;
  readonly text?: string | undefined;
  readonly layout?: keyof typeof layouts;
  readonly background?: 'paper' | 'mist' | 'ink';
  /** Lets the figure, or where there is none the children, run from edge to edge of the window. */
  readonly bleed?: boolean;
  /** What the heading is about; the children then stand below it across the page. */
  readonly figure?: ReactNode;
  /** Stands with the heading, such as a button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of a page: its background, its heading in one of five layouts, its figure. */
export function Section(props: SectionProps) {
  const {
    id,
    title,
    text,
    layout = 'statement',
    background = 'paper',
    bleed = false,
    aside,
    children,
  } = props;
  const { figure = children } = props;
  const { page, head, heading, words } = layouts[layout];
  return (
    <Band id={id} background={background} aria-labelledby={`${id}-title`}>
      <Container className={page}>
        {title === undefined ? null : (
          <div
            className={`${styles.head} ${head}`}
            data-part={layout === 'statement' && (text || aside) ? 'split-head' : undefined}
          >
            <h2 id={`${id}-title`} className={heading}>
              {title}
            </h2>
            {text || aside ? (
              <div className={`grid gap-4 page-md:gap-5 content-end ${words}`}>
                {text ? <p className="max-w-[56ch] text-muted text-lead">{text}</p> : null}
                {aside ? <div className="flex flex-wrap gap-3">{aside}</div> : null}
              </div>
            ) : null}
          </div>
        )}
        {bleed ? null : <div className="min-w-0 page-lg:col-span-8">{figure}</div>}
      </Container>
      {bleed ? <div className="overflow-x-clip">{figure}</div> : null}
      {props.figure !== undefined && children ? <Container className="pt-block">{children}</Container> : null}
    </Band>
  );
}
