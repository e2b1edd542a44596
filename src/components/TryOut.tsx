import { type ReactNode, useRef } from 'react';
import { useHydrated } from './hydration.ts';
import { useLeftViewport } from './left-viewport.ts';

/** Hides controls that need scripts: without scripts and in print. */
export const onlyLive = 'print:hidden [@media_(scripting:none)]:hidden';

/** The opposite of `onlyLive`: shows an element without scripts and in print only. */
export const onlyStill = 'hidden print:block [@media_(scripting:none)]:block';

interface TryOutProps {
  /** Renders the controls (with the class `onlyLive`) and the state that they choose. The controls are disabled until hydrated. */
  readonly choice: (disabled: boolean) => ReactNode;
  /** All other states, for readers without scripts and for print. */
  readonly states: ReactNode;
  /** Classes of the list of states, such as its gap. */
  readonly className: string;
}

/**
 * An interactive demonstration inside an island. The controls are in the HTML already, so late hydration shifts nothing. Once
 * hydrated, the states below are hidden as soon as they are out of view.
 */
export function TryOut({ choice, states, className }: TryOutProps) {
  const statesElement = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const leftViewport = useLeftViewport(statesElement);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div>{choice(!hydrated)}</div>
      <div
        ref={statesElement}
        className={`mt-block grid grid-cols-[minmax(0,1fr)] ${className} ${leftViewport ? '[@media_screen]:hidden' : ''}`}
        data-states
      >
        {states}
      </div>
    </div>
  );
}
