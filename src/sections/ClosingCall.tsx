import type { ReactNode } from 'react';
import { ChartImage } from '../charts/ChartImage.tsx';
import type { InsetPicture } from '../charts/chart-source.ts';

interface ClosingCallProps {
  /** The terrain of the page: a close-up from `virtual:chart-pictures/inset-…/ink`. */
  readonly picture: InsetPicture;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The dark sheet at a page's end with its call to action, beside a close-up of the page's own chart. */
export function ClosingCall({ picture, title, text, children }: ClosingCallProps) {
  return (
    <section className="sheet closing" data-ground="ink" aria-labelledby="closing-title">
      <ChartImage className="closing-map" picture={picture} />
      <div className="page closing-words">
        <h2 id="closing-title" className="font-700 text-display">
          {title}
        </h2>
        <p className="sheet-text">{text}</p>
        <div className="sheet-aside">{children}</div>
      </div>
    </section>
  );
}
