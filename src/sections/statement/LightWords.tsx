import type { ReactNode } from 'react';

interface LightWordsProps {
  /** The element: a heading where the words have no other heading above them. */
  readonly as?: 'p' | 'h2';
  readonly id?: string;
  readonly children: ReactNode;
}

/** One or two sentences in the size of a headline, light. */
export function LightWords({ as: Element = 'p', id, children }: LightWordsProps) {
  return (
    <Element
      id={id}
      className="max-w-[30ch] font-statement text-headline text-balance leading-[1.12] tracking-[-0.015em]"
    >
      {children}
    </Element>
  );
}
