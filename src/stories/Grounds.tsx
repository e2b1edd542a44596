import type { ReactNode } from 'react';

const grounds = ['paper', 'mist', 'ink'] as const;

/** The same on each of the three grounds of a sheet. */
export function Grounds({ children }: { readonly children: ReactNode }) {
  return grounds.map((ground) => (
    <div key={ground} className="section flex flex-wrap gap-6 items-center p-6" data-ground={ground}>
      {children}
    </div>
  ));
}
