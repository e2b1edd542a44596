import type { ReactNode } from 'react';
import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { LightWords } from '../statement/LightWords.tsx';
import styles from './Section.module.css';

/** A head that is small, on one line with the text. */
const row = {
  page: '',
  head: 'mb-part page-md:grid-cols-[1fr_auto] page-md:items-baseline page-md:gap-x-gutter-wide',
  heading: 'max-w-[40ch] text-title',
  words: 'page-md:max-w-[40ch]',
};

/** The layouts of a section's head: classes of the container, the head, the heading and the text. */
const heads = {
  /** Large, with the text on its right and the content below. */
  split: {
    page: '',
    head: 'mb-block page-lg:grid-cols-[7fr_5fr] page-lg:gap-x-gutter-wide page-lg:items-baseline',
    heading: 'max-w-[20ch] text-headline',
    words: '',
  },
  /** Large, with the text below it. */
  stacked: {
    page: '',
    head: 'mb-block',
    heading: 'max-w-[24ch] text-headline',
    words: 'max-w-measure',
  },
  /** Heading and text in four columns, the content in the other eight. */
  beside: {
    page: 'page-lg:grid page-lg:grid-cols-12 page-lg:gap-x-gutter',
    head: 'mb-part content-start page-lg:col-span-4 page-lg:mb-0 page-lg:pr-gutter',
    heading: 'text-title',
    words: '',
  },
  row,
  /** A small heading above a large, light statement, for headings that only name their subject. */
  kicker: { page: '', head: 'mb-block', heading: styles.kicker, words: 'max-w-measure' },
  /** As large as the window allows, with the text below it. */
  monument: { page: '', head: 'mb-block', heading: 'max-w-[16ch] text-monument', words: '' },
} as const;

interface SectionProps {
  /** The section's id and anchor. The heading's id is `<id>-title`. */
  readonly id: string;
  /** The heading. Without it, the section has to contain a heading with the id `<id>-title`. */
  readonly title?: string;
  /** One or two sentences below the heading, larger than it. For the head `kicker`. */
  readonly statement?: string | undefined;
  readonly text?: string | undefined;
  /** The mark of an example, at the end of the text. */
  readonly mark?: ReactNode;
  readonly head?: keyof typeof heads;
  readonly background?: Background;
  /** With `window`, the figure (or else the children) is as wide as the window. */
  readonly width?: 'page' | 'window';
  /** The main content. The children are below it; without a figure they take its place. */
  readonly figure?: ReactNode;
  /** Content beside the heading, such as a button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

interface FramedProps extends Omit<SectionProps, 'head'> {
  readonly layout: Readonly<Record<keyof typeof row, string | undefined>>;
}

function Framed({ layout, ...props }: FramedProps) {
  const { id, title, statement, text, mark, background, aside, children } = props;
  const { figure = children } = props;
  const { page, head, heading, words } = layout;
  const wide = props.width === 'window';
  return (
    <Band id={id} background={background} aria-labelledby={`${id}-title`}>
      <Container className={page}>
        {title === undefined ? null : (
          <div className={`${styles.head} ${head}`}>
            <h2 id={`${id}-title`} className={heading}>
              {title}
            </h2>
            {statement ? <LightWords>{statement}</LightWords> : null}
            {text || aside ? (
              <div className={`grid gap-4 page-md:gap-5 content-end ${words}`}>
                {text ? (
                  <p className="max-w-[56ch] text-muted text-lead">
                    {text}
                    {mark}
                  </p>
                ) : null}
                {aside ? <div className="flex flex-wrap gap-3">{aside}</div> : null}
              </div>
            ) : null}
          </div>
        )}
        {wide ? null : <div className="min-w-0 page-lg:col-span-8">{figure}</div>}
      </Container>
      {wide ? <div className="overflow-x-clip">{figure}</div> : null}
      {props.figure !== undefined && children ? <Container className="pt-block">{children}</Container> : null}
    </Band>
  );
}

/** A section of a page with a heading in one of six layouts. */
export const Section = ({ head = 'split', ...props }: SectionProps) => (
  <Framed {...props} layout={heads[head]} />
);

/** A `Section` with the head `row` for islands, whose scripts it brings no other layout. */
export const RowSection = (
  props: Pick<SectionProps, 'id' | 'title' | 'text' | 'background' | 'children'>,
) => <Framed {...props} layout={row} />;
