import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
// The site's own stylesheets in their own order. Without the site's root element it does nothing else.
import '../../../src/main.tsx';
import { startButtonLinks } from '../../../src/components/button-links.ts';
import { readConsent } from '../../../src/consent/consent.ts';
import { Overlays } from '../../../src/layout/Overlays.tsx';
import { Film } from '../../../src/sections/Film.tsx';
import { WatchVideo } from '../../../src/sections/WatchVideo.tsx';

/** A page with a video of each player, one that has none, and a control that opens the dialog. */
function VideoPage() {
  return (
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <main className="page grid gap-12">
        <h1>Videos</h1>
        <p>
          <WatchVideo name="product-demo">Watch Demo</WatchVideo>
        </p>
        <p>
          <WatchVideo name="recruiter">Watch without a player</WatchVideo>
        </p>
        <Film name="skills-mapping" />
        <Film name="skills-agent" />
        <Film name="skills-lens" />
      </main>
      <Overlays />
    </MemoryRouter>
  );
}

readConsent();
const root = document.getElementById('videos');
if (root) createRoot(root).render(<VideoPage />);
startButtonLinks();
