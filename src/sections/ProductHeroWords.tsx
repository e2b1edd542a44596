import { ExternalLink } from '../components/ExternalLink.tsx';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { outboundLinks } from '../links.ts';

interface ProductHeroWordsProps {
  readonly product: string;
  readonly title: string;
  readonly text: string;
  readonly book: string;
  readonly demo: string;
  /** The page's name, for the attribution of a lead. */
  readonly control: string;
}

/** A product's name, its promise and the ways to see it: what every product page begins with. */
export function ProductHeroWords({ product, title, text, book, demo, control }: ProductHeroWordsProps) {
  return (
    <>
      <h1 className="grid gap-4">
        <span className="product-hero-name">{product}</span>
        <span className="visually-hidden">: </span>
        <span className="product-hero-title">{title}</span>
      </h1>
      <p className="product-hero-text">{text}</p>
      <p className="flex flex-wrap gap-3">
        <BookMeeting control={`${control}-hero`}>{book}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {demo}
        </ExternalLink>
      </p>
    </>
  );
}
