import copy from '../../content/videos.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Film } from '../../sections/film/Film.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { sourceOf, type VideoName } from '../../sections/video/video-source.ts';
import page from './page.yaml';

const names = (Object.keys(copy.videos) as VideoName[]).filter((name) => sourceOf(name));

/** Every video that has a player, with its words. Links to a video's own page lead here until that page exists. */
export default function Videos() {
  const { hero, closing } = page;
  return (
    <>
      <Hero variant="text" title={hero.title} text={hero.text} />
      {names.map((name, index) => (
        <Film
          key={name}
          id={name}
          name={name}
          title={copy.videos[name].title}
          background={index % 2 === 0 ? 'mist' : 'paper'}
        />
      ))}
      <Ending variant="line" title={closing.title} text={closing.text}>
        <BookMeeting control="films-closing" label={closing.button} />
      </Ending>
    </>
  );
}
