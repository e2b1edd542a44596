import type { ReactNode } from 'react';

interface SheetProps {
  /** Also the anchor; the heading's id is derived from it. */
  readonly id: string;
  /** What the section is, in a word or two, beside its number in the margin. */
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  /** What the section stands on; paper where it is not given. */
  readonly ground?: 'paper' | 'mist' | 'ink';
  /** Stands beside the heading's text on wide pages, such as a button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A section as a sheet of the atlas: a ruler on top, number and name in the margin, heading, content. */
export function Sheet({ id, name, title, text, ground = 'paper', aside, children }: SheetProps) {
  return (
    <section id={id} className="sheet" data-ground={ground} aria-labelledby={`${id}-title`}>
      <div className="page">
        <div className="sheet-head">
          <p className="sheet-name">{name}</p>
          <div className="sheet-title">
            <h2 id={`${id}-title`} className="font-700 text-headline max-w-[22ch]">
              {title}
            </h2>
            {text ? <p className="sheet-text">{text}</p> : null}
            {aside ? <div className="flex flex-wrap gap-3 mt-2">{aside}</div> : null}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
