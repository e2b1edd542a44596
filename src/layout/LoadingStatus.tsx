import { pendingPresses } from '../components/load-or-leave.ts';
import { useStore } from '../components/store.ts';
import copy from '../content/shell.yaml';

/**
 * Says, on screen and to screen readers, that what was pressed is on its way (WCAG 4.1.3). Shown after 50 ms, so that what
 * comes at once does not flicker. The explicit `aria-live` keeps it heard while a modal dialog hides the rest of the page.
 */
export function LoadingStatus() {
  const loading = useStore(pendingPresses) > 0;
  return (
    <p
      role="status"
      aria-live="polite"
      className={`pointer-events-none fixed top-3 left-1/2 z-60 -translate-x-1/2 rounded-md bg-ink px-4 py-2 text-paper text-small print:hidden ${loading ? 'transition-opacity delay-50' : 'opacity-0'}`}
    >
      {loading ? copy.loading : null}
    </p>
  );
}
