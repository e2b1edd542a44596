import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import copy from '../content/shell.yaml';
import { showCharts } from '../drawings/show-charts.ts';
import { rememberArrival } from '../forms/attribution.ts';
import { CallBannerHost } from './CallBannerHost.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelpWidget } from './Help.tsx';
import { useInSiteLinks } from './in-site-links.ts';
import { unmountIslands } from './live-islands.tsx';
import { hideLostPictures } from './lost-pictures.ts';
import { Overlays } from './Overlays.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ScrollManager } from './ScrollManager.tsx';

/**
 * Whether the page is still the one that the server sent: React leaves its HTML as it is, and what is live in it are islands.
 * The development server renders whole pages, so that a change of their code shows.
 */
function useSentPage(): boolean {
  const { pathname } = useLocation();
  const [sent, setSent] = useState(import.meta.env.PROD && !import.meta.env.SSR ? pathname : undefined);
  if (sent !== undefined && sent !== pathname) setSent(undefined);
  const isSent = sent === pathname;
  useEffect(() => {
    if (!isSent) return;
    const stopCharts = showCharts();
    return () => {
      stopCharts();
      unmountIslands();
    };
  }, [isSent]);
  return isSent;
}

/**
 * What stands around every page. No Suspense boundary: the renderer would move its content out of place into a script;
 * the router's navigations are transitions, so the old page stays until the new one's chunk is there.
 */
export function Shell() {
  const { pathname } = useLocation();
  useEffect(rememberArrival, []);
  useInSiteLinks();
  useEffect(hideLostPictures, []);
  const sent = useSentPage();
  return (
    <>
      <a
        className="fixed top-2 left-4 z-40 -translate-y-[150%] bg-ink px-5 py-3 text-paper focus:translate-y-0"
        href="#content"
        data-smooth
      >
        {copy.skipLink}
      </a>
      <ConsentHost />
      <Header />
      {/* React takes an empty text for the text that the element has, and leaves what is in it (decision 0008). */}
      <main className="min-h-[60vh]" id="content" suppressHydrationWarning>
        {sent ? (
          ''
        ) : (
          <PageBoundary path={pathname}>
            <Outlet />
          </PageBoundary>
        )}
      </main>
      {import.meta.env.PROD && !import.meta.env.SSR ? (
        <footer suppressHydrationWarning>{''}</footer>
      ) : (
        <Footer />
      )}
      <HelpWidget />
      <CallBannerHost />
      <Overlays />
      <ScrollManager />
    </>
  );
}
