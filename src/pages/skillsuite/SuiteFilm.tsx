import poster from 'virtual:chart-pictures/plotting-table/card/ink';
import { ChartImage } from '../../charts/ChartImage.tsx';
import type { Content } from '../../content/schemas.ts';
import videos from '../../content/videos.yaml';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import '../../design/suite.css';

/** The film of the suite on the dark sheet: its poster opens the video dialog. */
export function SuiteFilm({ title, text, play }: Content<'skillsuite'>['film']) {
  return (
    <section id="film" className="sheet" data-ground="ink" aria-labelledby="film-title">
      <div className="page suite-film">
        <div className="sheet-title">
          <h2 id="film-title" className="font-700 text-headline">
            {title}
          </h2>
          <p className="sheet-text">{text}</p>
        </div>
        <WatchVideo name="product-demo" className="suite-poster">
          <ChartImage picture={poster} />
          <span className="suite-play">
            <span className="suite-play-mark">
              <span className="i-lucide-play" aria-hidden="true" />
            </span>
            {play}
            <span className="tabular-nums">{videos.videos['product-demo'].length}</span>
          </span>
        </WatchVideo>
      </div>
    </section>
  );
}
