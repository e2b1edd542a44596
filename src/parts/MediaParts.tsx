import { PlayerNote } from '../components/PlayerNote.tsx';
import { Portrait } from '../components/Portrait.tsx';
import home from '../content/home.yaml';
import partners from '../content/partners.yaml';
import team from '../content/team.yaml';
import videos from '../content/videos.yaml';
import { Picture } from '../drawings/Picture.tsx';
import poster from '../drawings/skills-mapping.drawing.tsx?picture&ink';
import { NewsList } from '../pages/home/NewsList.tsx';
import { LogoRow } from '../sections/LogoWall.tsx';
import { Sheet } from '../sections/Sheet.tsx';
import { Video } from '../sections/Video.tsx';
import { PointerStates, Specimen, State } from './Specimen.tsx';

const sentences = { ...videos.player, notice: videos.player.notice['youtube-nocookie'] };
const [person] = team.people;
const missing = { source: 'data:image/svg+xml,missing', width: 640, height: 640 };

function StillPlayer({ state }: { readonly state: 'loading' | 'failed' }) {
  return (
    <figure className="video">
      <div className="video-frame" data-state={state}>
        <div className="video-poster" aria-hidden="true">
          <Picture picture={poster} />
        </div>
        {state === 'failed' ? (
          <a className="video-play" href="#media">
            <span className="video-mark">
              <span className="i-lucide-play" aria-hidden="true" />
            </span>
            <span className="video-title">{videos.videos['skills-mapping'].title}</span>
          </a>
        ) : null}
      </div>
      <figcaption className="video-caption">
        <PlayerNote state={state} sentences={sentences} href="#media" onClose={() => {}} />
      </figcaption>
    </figure>
  );
}

/** Video frames, headlines, logos, portraits. */
export function MediaParts() {
  return (
    <Sheet id="media" name="Media" title="Video, news, logos, portraits">
      <Specimen name="Video frame" note="A poster that is a link; the player comes after the press.">
        <Video name="skills-mapping" />
        <div className="player-states">
          <State name="Loading">
            <StillPlayer state="loading" />
          </State>
          <State name="Failed">
            <StillPlayer state="failed" />
          </State>
        </div>
        <div className="states play-states">
          <PointerStates
            of={(forced) => (
              <div className="video">
                <div className="video-frame">
                  <a className="video-play" href="#media" {...forced}>
                    <span className="video-mark">
                      <span className="i-lucide-play" aria-hidden="true" />
                    </span>
                    <span className="video-title">Play</span>
                  </a>
                </div>
              </div>
            )}
          />
        </div>
      </Specimen>
      <Specimen name="News cards" note="The whole card opens its article.">
        <NewsList headlines={home.news.headlines.slice(0, 3)} />
      </Specimen>
      <Specimen name="Logo row">
        <LogoRow groups={partners.groups} />
      </Specimen>
      <Specimen name="Portrait" note="Initials stand in where the picture cannot be loaded.">
        {person ? (
          <div className="portraits">
            <State name="With picture">
              <Portrait name={person.name} image={person.image} />
            </State>
            <State name="Without">
              <Portrait name={person.name} image={missing} />
            </State>
          </div>
        ) : null}
      </Specimen>
    </Sheet>
  );
}
