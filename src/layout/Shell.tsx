import { Component, type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import copy from '../content/shell.yaml';
import { rememberArrival } from '../forms/attribution.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { CallBanner, HelpWidget } from './Help.tsx';
import { useInSiteLinks } from './in-site-links.ts';
import { useLostPictures } from './lost-pictures.ts';
import { Overlays } from './Overlays.tsx';
import { ScrollManager } from './ScrollManager.tsx';

interface PageBoundaryProps {
  /** A new path is a new try. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Where a page fails in the browser: one sentence and a way on, instead of an empty page. */
class PageBoundary extends Component<PageBoundaryProps, { readonly failedAt: string | undefined }> {
  override state = { failedAt: undefined };

  static getDerivedStateFromError() {
    return { failedAt: window.location.pathname };
  }

  override render() {
    if (this.state.failedAt !== this.props.path) return this.props.children;
    return (
      <section className="hero">
        <div className="page grid gap-6">
          <h1 className="text-headline font-700">{copy.failure.title}</h1>
          <p className="measure text-lead">{copy.failure.text}</p>
          <p>
            <a className="button" href={this.props.path} target="_self">
              {copy.failure.reload}
            </a>
          </p>
        </div>
      </section>
    );
  }
}

/**
 * What stands around every page. No Suspense boundary: the renderer would move its content out of place into a script;
 * the router's navigations are transitions, so the old page stays until the new one's chunk is there.
 */
export function Shell() {
  const { pathname } = useLocation();
  useEffect(rememberArrival, []);
  useInSiteLinks();
  useLostPictures();
  return (
    <>
      <a
        className="fixed top-2 left-4 z-40 -translate-y-[150%] bg-ink px-5 py-3 text-paper focus:translate-y-0"
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
      <Overlays />
      <ScrollManager />
    </>
  );
}
