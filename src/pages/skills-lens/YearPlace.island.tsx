import { type ReactNode, useRef } from 'react';
import { useLazyComponent } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { useNear } from '../../components/use-near.ts';

const loadChoice = async () => (await import('./YearChoice.tsx')).YearChoice;

/** All years, `children`, until they come near: then a year to choose takes their place. */
export default function LiveYearPlace({ children = '' }: { readonly children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const Choice = useLazyComponent(useNear(place), loadChoice);
  return (
    <div className="grid gap-6" ref={place} suppressHydrationWarning>
      {Choice ? <Choice /> : children}
    </div>
  );
}

export const YearPlace = island('pages/skills-lens/YearPlace', LiveYearPlace);
