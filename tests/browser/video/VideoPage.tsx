import { Film } from '../../../src/sections/Film.tsx';
import { WatchVideo } from '../../../src/sections/WatchVideo.tsx';

/** A page with a video of each player, one that has none, and a control that opens the dialog. */
export function Component() {
  return (
    <section className="hero">
      <div className="page grid gap-12">
        <h1 className="font-700 text-display">Videos</h1>
        <p>
          <WatchVideo name="product-demo">Watch Demo</WatchVideo>
        </p>
        <p>
          <WatchVideo name="recruiter">Watch without a player</WatchVideo>
        </p>
        <Film name="skills-mapping" />
        <Film name="skills-agent" />
        <Film name="skills-lens" />
      </div>
    </section>
  );
}
