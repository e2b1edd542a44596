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
 * The frame of every page: header, footer, banners and dialogs. It is rendered at build only; the browser hydrates its islands.
 * It must not have a Suspense boundary, as the renderer would move the boundary's content into a script.
 */
export function Shell() {
  const { pathname } = useLocation();
  // The frame needs a `lang` if its language is not that of the page.
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
