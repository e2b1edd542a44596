import survey from 'virtual:charts/survey';
import inset from 'virtual:charts/survey/card';
import { Link } from 'react-router-dom';
import { Chart } from '../../charts/Chart.tsx';
import type { Content } from '../../content/schemas.ts';
import videos from '../../content/videos.yaml';
import { WatchVideo } from '../../sections/WatchVideo.tsx';
import { Ecosystem } from './Ecosystem.tsx';
import './survey.css';
import './survey-stations.css';

type HomeHeroProps = Pick<Content<'home'>, 'hero' | 'ecosystem' | 'audiences'>;

function Stations({ stations }: Pick<HomeHeroProps['hero'], 'stations'>) {
  return (
    <ol className="survey-stations">
      {stations.map((station, index) => (
        <li key={station.title} className="survey-station paired-stop">
          <span className="survey-number" aria-hidden="true">
            {index + 1}
          </span>
          <h2 className="survey-station-title">{station.title}</h2>
          <p>{station.text}</p>
          <p className="survey-figure">{station.figure}</p>
        </li>
      ))}
    </ol>
  );
}

/** The home page's first screen: one survey sheet with the headline on it, its legend and the two ways on. */
export function HomeHero({ hero, ecosystem, audiences }: HomeHeroProps) {
  return (
    <section className="survey">
      <div className="survey-sheet">
        <div className="survey-plate paired">
          <div className="survey-words">
            <h1 className="font-700 text-display">{hero.title}</h1>
            <p className="survey-message">{hero.message}</p>
            <p className="survey-text">{hero.text}</p>
            <p className="flex flex-wrap gap-3">
              <Link className="button button-solid" to={hero.ai.to}>
                {hero.ai.label}
              </Link>
              <Link className="button survey-button" to={hero.partners.to}>
                {hero.partners.label}
              </Link>
            </p>
          </div>
          <Chart chart={survey} className="survey-map" />
          <Stations stations={hero.stations} />
          <WatchVideo name="intro" className="survey-film">
            <span className="survey-poster">
              <Chart chart={inset} ground="ink" />
              <span className="survey-play">
                <span className="i-lucide-play" aria-hidden="true" />
              </span>
            </span>
            <span className="survey-film-name">
              <span>{hero.film.label}</span>
              <span className="tabular-nums">{videos.videos.intro.length}</span>
            </span>
          </WatchVideo>
        </div>
        <p className="survey-notes">
          <span>{hero.scale}</span>
          <span>{hero.source}</span>
        </p>
        <Ecosystem {...ecosystem} />
      </div>
      <ul className="page survey-ways">
        {audiences.map((audience) => (
          <li key={audience.title} className="survey-way">
            <h2 className="font-700 text-title">{audience.title}</h2>
            <p>{audience.text}</p>
            <Link className="text-link way-link" to={audience.link.to}>
              {audience.link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
