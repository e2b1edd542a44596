import type { ReactNode } from 'react';
import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { OutboundButton } from '../Outbound.tsx';
import styles from './Hero.module.css';

interface HeroWordsProps {
  readonly product?: ReactNode;
  readonly title: string;
  /** Overrides the title's size or width. */
  readonly titleClassName?: string | undefined;
  readonly text: string;
  /** Figures below the text. */
  readonly facts?: ReactNode;
  /** Small print below the buttons. */
  readonly note?: ReactNode;
  /** Buttons. */
  readonly children?: ReactNode;
}

type HeroTitleProps = Pick<HeroWordsProps, 'product' | 'title' | 'titleClassName'>;

/** The page's heading: the product, if there is one, and the title. */
function HeroTitle({ product, title, titleClassName = '' }: HeroTitleProps) {
  return (
    <h1 className="grid gap-4">
      {product ? (
        <>
          <span className="text-link text-heading">{product}</span>
          <span className="sr-only">: </span>
        </>
      ) : null}
      <span className={`text-display tracking-[-0.02em] ${titleClassName}`}>{title}</span>
    </h1>
  );
}

type HeroActionsProps = Pick<HeroWordsProps, 'note' | 'children'>;

/** The buttons of a hero and the small print below them. */
function HeroActions({ note, children }: HeroActionsProps) {
  return (
    <>
      {children ? <p className="flex flex-wrap items-center gap-3">{children}</p> : null}
      {note ? <p className="max-w-[52ch] text-muted text-small">{note}</p> : null}
    </>
  );
}

/** The text of a hero: the page's title, a sentence or two, and buttons. */
export function HeroWords({ text, facts, note, children, ...title }: HeroWordsProps) {
  return (
    <div className="grid content-center justify-items-start gap-6">
      <HeroTitle {...title} />
      <p className="max-w-[52ch] text-lead">{text}</p>
      {facts}
      <HeroActions note={note}>{children}</HeroActions>
    </div>
  );
}

interface BookAndDemoProps {
  /** The button's name for a lead's attribution. Its last word is one of `controls` in `mail.yaml`. */
  readonly control: string;
  readonly book: string;
  readonly demo?: string | undefined;
}

/** A button for the meeting form, and optionally one for the external scheduling page. */
export function BookAndDemo({ control, book, demo }: BookAndDemoProps) {
  return (
    <>
      <BookMeeting control={control} label={book} />
      {demo ? <OutboundButton to="schedulingPage" label={demo} /> : null}
    </>
  );
}

interface VariantProps extends Omit<HeroWordsProps, 'titleClassName'> {
  readonly background?: Background;
  /** Content above the title, such as a `BackLink`. */
  readonly above?: ReactNode;
  /** Content below the words and the figure. */
  readonly below?: ReactNode;
}

const splits = {
  even: 'page-lg:grid-cols-2',
  words: 'page-lg:grid-cols-[7fr_5fr]',
  figure: 'page-lg:grid-cols-[5fr_7fr]',
} as const;

interface SplitHeroProps extends VariantProps {
  readonly variant?: 'split';
  readonly titleClassName?: string;
  /** Which column is wider. */
  readonly split?: keyof typeof splits;
  readonly figure: ReactNode;
}

/** Text on the left, a figure on the right. */
function SplitHero({ split = 'even', background, above, figure, below, ...words }: SplitHeroProps) {
  return (
    <Band className="pt-hero" background={background}>
      <Container>
        <div className={`grid gap-x-gutter-wide gap-y-10 page-lg:items-center ${splits[split]}`}>
          <div className="grid content-start gap-5">
            {above}
            <HeroWords {...words} />
          </div>
          {figure}
        </div>
        {below}
      </Container>
    </Band>
  );
}

interface TextHeroProps extends VariantProps {
  readonly variant: 'text';
}

/** Words alone: an enormous title across the page, and below a rule the text and the buttons. */
function TextHero({ background, above, below, text, facts, ...words }: TextHeroProps) {
  const { product, title, note, children } = words;
  return (
    <Band className="pt-hero" background={background}>
      <Container className="grid gap-block">
        <div className="grid gap-5">
          {above}
          <HeroTitle product={product} title={title} titleClassName={styles.enormous} />
        </div>
        <div className={`${styles.lower} page-lg:grid-cols-[7fr_5fr]`}>
          <p className="max-w-[52ch] text-lead">{text}</p>
          <div className="grid content-start gap-4">
            {facts}
            <HeroActions note={note}>{children}</HeroActions>
          </div>
        </div>
        {below}
      </Container>
    </Band>
  );
}

/** The first section of a page, in one of two variants: `split` or `text`. */
export const Hero = (props: SplitHeroProps | TextHeroProps) =>
  props.variant === 'text' ? <TextHero {...props} /> : <SplitHero {...props} />;
