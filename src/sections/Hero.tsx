import type { ReactNode } from 'react';
import { Band } from '../components/Band.tsx';
import { Container } from '../components/Container.tsx';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { OutboundButton } from './Outbound.tsx';

interface HeroWordsProps {
  readonly product?: ReactNode;
  readonly title: string;
  /** Size or width of a title that differs. */
  readonly titleClassName?: string;
  readonly text: string;
  /** Figures between the text and what to do. */
  readonly facts?: ReactNode;
  readonly children?: ReactNode;
}

/** What a page begins with: its title, a sentence or two, and what to do now. */
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
  /** The page's name, for the attribution of a lead. */
  readonly control: string;
  readonly book: string;
  readonly demo?: string | undefined;
}

/** The two ways to see a product: our form, and the booking page outside the site. */
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
  /** What is wider; a `sheet` stands beside the words on medium pages, too. */
  readonly split?: keyof typeof splits;
  readonly background?: 'paper' | 'mist' | 'ink';
  /** Where the figure is taller: the words begin at its top. */
  readonly top?: boolean;
  /** Over the title, such as the way back. */
  readonly above?: ReactNode;
  readonly figure: ReactNode;
  readonly below?: ReactNode;
}

/** The first screen in two columns: the words on the left, on the right what the page shows first. */
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
