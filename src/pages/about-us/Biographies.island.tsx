import { type ReactNode, useEffect, useRef } from 'react';
import { island } from '../../components/island.tsx';

/** The people's disclosures, `children`: open on wide pages, where they need no press; on narrow ones a tap opens them. */
export default function LiveBiographies({ children = '' }: { readonly children?: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const query = matchMedia('(width >= 40rem)');
    const update = (change?: Event) => {
      for (const disclosure of list.current?.querySelectorAll('details') ?? []) {
        // What a tap opened before the page was live stays open.
        if (change || query.matches) disclosure.open = query.matches;
        disclosure.querySelector('summary')?.setAttribute('tabindex', query.matches ? '-1' : '0');
      }
    };
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return (
    <ul
      ref={list}
      className="grid gap-x-gutter page-sm:grid-cols-2 page-sm:gap-y-10 page-md:grid-cols-3 page-lg:grid-cols-5"
      suppressHydrationWarning
    >
      {children}
    </ul>
  );
}

export const Biographies = island('pages/about-us/Biographies', LiveBiographies);
