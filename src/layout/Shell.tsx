import { Outlet, useLocation } from 'react-router-dom';
import { InLanguage } from '../components/InLanguage.tsx';
import { Consent } from '../consent/Consent.island.tsx';
import copy from '../content/shell.yaml';
import { worldOf } from '../design/worlds.ts';
import { languageOf } from '../site.ts';
import { TodaysAnnouncement } from './announcement/TodaysAnnouncement.tsx';
import { CallBanner } from './CallBanner.island.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Help } from './Help.island.tsx';
import { Overlays } from './Overlays.island.tsx';

/**
 * What stands around every page. It is rendered at build alone: the browser hydrates the islands in it. No Suspense boundary:
 * the renderer would move its content out of place into a script.
 */
export function Shell() {
  const { pathname } = useLocation();
  // Where the words of the frame are in another language than the page, they say so, for screen readers.
  const frame = import.meta.env.FRAME_LANGUAGE;
  const lang = languageOf(pathname) === frame ? undefined : frame;
  return (
    <>
      <a
        className="fixed top-2 left-4 z-40 -translate-y-[150%] bg-ink px-5 py-3 text-paper focus:translate-y-0"
        href="#content"
        lang={lang}
      >
        {copy.skipLink}
      </a>
      <InLanguage lang={lang}>
        <Consent />
        <TodaysAnnouncement />
        <Header path={pathname} />
      </InLanguage>
      <main className="min-h-[60vh]" id="content" data-world={worldOf(pathname)}>
        <Outlet />
      </main>
      <InLanguage lang={lang}>
        <Footer />
        <Help />
        <CallBanner />
        <Overlays />
      </InLanguage>
    </>
  );
}
