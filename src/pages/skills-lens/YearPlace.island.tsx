import type { ReactNode } from 'react';
import { island } from '../../components/island.tsx';
import { useComponentNear } from '../../components/use-near.ts';

const loadChoice = async () => (await import('./YearChoice.tsx')).YearChoice;

/** All years, `children`, until they come near: then a year to choose takes their place. */
export default function LiveYearPlace({ children = '' }: { readonly children?: ReactNode }) {
  const { place, Near: Choice } = useComponentNear(loadChoice);
  return (
    <div className="grid gap-6" ref={place} suppressHydrationWarning>
      {Choice ? <Choice /> : children}
    </div>
  );
}

export const YearPlace = island('pages/skills-lens/YearPlace', LiveYearPlace);
