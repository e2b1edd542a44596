import closing from 'virtual:chart-pictures/survey/card/ink';
import type { ReactNode } from 'react';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The dark sheet at a page's end with its call to action. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="sheet closing" data-ground="ink" aria-labelledby="closing-title">
      <img
        className="closing-map"
        src={closing.src}
        width={closing.width}
        height={closing.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
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
