import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import copy from '../content/shell.yaml';
import { rememberArrival } from '../forms/attribution.ts';
import { MeetingDialogHost } from '../forms/MeetingDialogHost.tsx';
import { CallBanner } from './CallBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelpWidget } from './HelpWidget.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ScrollManager } from './ScrollManager.tsx';
import { ToastHost } from './ToastHost.tsx';
import { VideoDialogHost } from './VideoDialogHost.tsx';

/**
 * What stands around every page. No Suspense boundary: the renderer would move its content out of place into a script;
 * the router's navigations are transitions, so the old page stays until the new one's chunk is there.
 */
export function Shell() {
  const { pathname } = useLocation();
  useEffect(rememberArrival, []);
  return (
    <>
      <a
        className="skip-link fixed px-5 py-3 left-4 top-2 z-40 bg-ink text-paper [translate:0_-150%]"
        href="#content"
      >
        {copy.skipLink}
      </a>
      <ConsentHost />
      <Header />
      <main className="min-h-[60vh]" id="content" tabIndex={-1}>
        <PageBoundary path={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
      <Footer />
      <HelpWidget />
      <CallBanner />
      <MeetingDialogHost />
      <VideoDialogHost />
      <ToastHost />
      <LoadingStatus />
      <ScrollManager />
    </>
  );
}
