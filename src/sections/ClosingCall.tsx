import type { ReactNode } from 'react';
import type { PictureSource } from '../drawings/drawing.ts';
import { Picture } from '../drawings/Picture.tsx';

interface ClosingCallProps {
  /** The terrain of the page: a close-up from `closing.drawing.tsx?picture&ink`. */
  readonly picture: PictureSource;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The dark sheet at a page's end with its call to action, beside a close-up of the page's own chart. */
export function ClosingCall({ picture, title, text, children }: ClosingCallProps) {
  return (
    <section className="sheet relative overflow-hidden" data-ground="ink" aria-labelledby="closing-title">
      <Picture
        className="hidden page-lg:absolute page-lg:block page-lg:object-cover page-lg:right-0 page-lg:left-auto page-lg:inset-y-0 page-lg:w-[46%] page-lg:h-full page-lg:[mask-image:linear-gradient(to_right,transparent_8%,black_70%)] print:hidden"
        picture={picture}
      />
      <div className="page relative grid gap-6">
        <h2 id="closing-title" className="font-700 text-display max-w-[14ch] page-lg:max-w-[12ch]">
          {title}
        </h2>
        <p className="sheet-text page-lg:max-w-[44ch]">{text}</p>
        <div className="flex flex-wrap gap-3 mt-2">{children}</div>
      </div>
    </section>
  );
}
