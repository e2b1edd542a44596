import { type ReactNode, useRef } from 'react';
import { useHydrated } from './hydration.ts';
import { useUnread } from './unread.ts';

/** Hides what only scripts can answer from readers without them, and on paper. */
export const onlyLive = 'print:hidden [@media_(scripting:none)]:hidden';

/** Shows what takes the place of the controls there. */
export const onlyStill = 'hidden print:block [@media_(scripting:none)]:block';

interface TryOutProps {
  /** Renders the controls (`onlyLive`) with what they change; they are disabled until scripts answer them. */
  readonly choice: (disabled: boolean) => ReactNode;
  /** Whatever else the controls can show, for readers without scripts and on paper. */
  readonly states: ReactNode;
  /** Space between the states, as they stand below each other. */
  readonly className: string;
}

/**
 * Something to try out inside an island. The controls stand in the HTML and take no other place once live, so an island that
 * comes late moves nothing. The states below them are hidden as soon as they are out of sight.
 */
export function TryOut({ choice, states, className }: TryOutProps) {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const unread = useUnread(place);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div>{choice(!hydrated)}</div>
      <div
        ref={place}
        className={`mt-block grid grid-cols-[minmax(0,1fr)] ${className} ${unread ? '[@media_screen]:hidden' : ''}`}
        data-states
      >
        {states}
      </div>
    </div>
  );
}
