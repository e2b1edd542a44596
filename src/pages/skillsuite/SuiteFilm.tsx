import type { Content } from '../../content/schemas.ts';
import videos from '../../content/videos.yaml';
import { Picture } from '../../drawings/Picture.tsx';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import poster from './plotting-table.drawing.tsx?picture&card&ink';
import '../../design/suite.css';

/** The film of the suite on the dark sheet: its poster opens the video dialog. */
export function SuiteFilm({ title, text, play }: Content<'skillsuite'>['film']) {
  return (
    <section id="film" className="sheet" data-ground="ink" aria-labelledby="film-title">
      <div className="page grid gap-10 items-center page-lg:gap-16 page-lg:grid-cols-[5fr_7fr]">
        <div className="sheet-title">
          <h2 id="film-title" className="font-700 text-headline max-w-[22ch]">
            {title}
          </h2>
          <p className="sheet-text">{text}</p>
        </div>
        <WatchVideo name="product-demo" className="suite-poster relative block border border-line">
          <Picture picture={poster} />
          <span className="suite-play absolute flex gap-3 pr-5 pl-2 py-2 left-4 bottom-4 items-center rounded-[2rem] bg-paper text-ink font-600">
            <span className="grid w-9 h-9 place-items-center rounded-full bg-ink text-paper">
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
