import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../src/styles.ts';
import { startDialogLinks } from '../../../src/components/dialog-links.ts';
import { readConsent } from '../../../src/consent/consent.ts';
import Overlays from '../../../src/layout/Overlays.island.tsx';
import { VideoPlayer } from '../../../src/sections/video/VideoPlayer.island.tsx';
import { WatchVideo } from '../../../src/sections/video/WatchVideo.tsx';

/** A page with a video of each player, films, a video without a player, and controls that open the dialog. */
function VideoPage() {
  return (
    <>
      <main className="page grid gap-12">
        <h1>Videos</h1>
        <p>
          <WatchVideo name="product-demo">Watch Demo</WatchVideo>
        </p>
        <p>
          <WatchVideo name="recruiter">Watch without a player</WatchVideo>{' '}
          <WatchVideo name="skills-passport">Watch Film</WatchVideo>
        </p>
        <VideoPlayer name="skills-mapping" />
        <VideoPlayer name="skills-agent" />
        <VideoPlayer name="skills-lens" />
        <VideoPlayer name="skills-passport" />
        <VideoPlayer name="educator" />
      </main>
      <Overlays />
    </>
  );
}

readConsent();
const root = document.getElementById('videos');
if (root) flushSync(() => createRoot(root).render(<VideoPage />));
startDialogLinks();
