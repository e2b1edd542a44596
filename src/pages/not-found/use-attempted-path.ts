import { useEffect } from 'react';

function logPath(): void {
  console.info(`404: there is no page at ${JSON.stringify(window.location.pathname)}`);
}

function logAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) logPath();
}

/** Logs the attempted path once a visit, also when the browser shows the page again as it was left. */
export function useAttemptedPath(): void {
  useEffect(() => {
    logPath();
    window.addEventListener('pageshow', logAgain);
    return () => window.removeEventListener('pageshow', logAgain);
  }, []);
}
