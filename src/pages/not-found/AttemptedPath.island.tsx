import { useEffect } from 'react';
import { island } from '../../components/island.tsx';

function logPath(): void {
  console.info(`404: there is no page at ${JSON.stringify(window.location.pathname)}`);
}

/** Logs the attempted path once a visit, also when the browser shows the page again as it was left. It shows nothing. */
export default function LiveAttemptedPath() {
  useEffect(() => {
    logPath();
    const logAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) logPath();
    };
    window.addEventListener('pageshow', logAgain);
    return () => window.removeEventListener('pageshow', logAgain);
  }, []);
  return null;
}

export const AttemptedPath = island('pages/not-found/AttemptedPath', LiveAttemptedPath);
