import type { ReactNode } from 'react';
import { Band } from '../components/Band.tsx';
import { Container } from '../components/Container.tsx';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { OutboundButton } from './Outbound.tsx';

interface HeroWordsProps {
  readonly product?: ReactNode;
  readonly title: string;
  /** Overrides the title's size or width. */
  readonly titleClassName?: string;
  readonly text: string;
  /** Figures below the text. */
  readonly facts?: ReactNode;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The text of a hero: the page's title, a sentence or two, and buttons. */
export function HeroWords({ product, title, titleClassName = '', text, facts, children }: HeroWordsProps) {
  return (
    <div className="grid content-center justify-items-start gap-6">
      <h1 className="grid gap-4">
        {product ? (
          <>
            <span className="c-link text-heading">{product}</span>
            <span className="sr-only">: </span>
          </>
        ) : null}
        <span className={`text-display tracking-[-0.02em] ${titleClassName}`}>{title}</span>
      </h1>
      <p className="max-w-[52ch] text-lead">{text}</p>
      {facts}
      {children ? <p className="flex flex-wrap items-center gap-3">{children}</p> : null}
    </div>
  );
}

interface BookAndDemoProps {
  /** The page's name, for a lead's attribution. */
  readonly control: string;
  readonly book: string;
  readonly demo?: string | undefined;
}

/** A button for the meeting form, and optionally one for the external booking page. */
export function BookAndDemo({ control, book, demo }: BookAndDemoProps) {
  return (
    <>
      <BookMeeting control={control} label={book} />
      {demo ? <OutboundButton to="bookingPage" label={demo} /> : null}
    </>
  );
}

const splits = {
  even: 'page-lg:grid-cols-2',
  words: 'page-lg:grid-cols-[7fr_5fr]',
  sheet: 'page-md:grid-cols-[11fr_9fr] page-lg:grid-cols-[7fr_5fr]',
  figure: 'page-lg:grid-cols-[5fr_7fr]',
} as const;

interface HeroProps extends HeroWordsProps {
  /** Which column is wider. With `sheet` there are two columns on medium pages too. */
  readonly split?: keyof typeof splits;
  readonly background?: 'paper' | 'mist' | 'ink';
  /** Aligns the text to the top of a taller figure, instead of to its centre. */
  readonly top?: boolean;
  /** Content above the title, such as a `BackLink`. */
  readonly above?: ReactNode;
  readonly figure: ReactNode;
  readonly below?: ReactNode;
}

/** The first section of a page: text on the left, a figure on the right. */
export function Hero({
  split = 'even',
  background = 'paper',
  top = false,
  above,
  figure,
  below,
  ...words
}: HeroProps) {
  return (
    <Band className="pt-hero" background={background}>
      <Container>
        <div
          className={`grid gap-x-gutter-wide gap-y-10 ${top ? 'items-start' : 'page-lg:items-center'} ${splits[split]}`}
        >
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
