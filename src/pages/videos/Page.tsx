import copy from '../../content/videos.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { FilmSection } from '../../sections/video/FilmSection.tsx';
import { VideoPlayer } from '../../sections/video/VideoPlayer.island.tsx';
import { sourceOf, type VideoName } from '../../sections/video/video-source.ts';
import page from './page.yaml';

const [first, ...others] = (Object.keys(copy.videos) as VideoName[]).filter((name) => sourceOf(name));

/** The videos in two columns. A last one without a neighbour has a row of its own. */
const paired = others.slice(0, others.length - (others.length % 2));

/** A video across the page, with its words beside it. */
const Wide = ({ name }: { readonly name: VideoName }) => (
  <FilmSection id={name} name={name} title={copy.videos[name].title} background="mist" />
);

/**
 * Every video that has a player: the first with its words beside it, the others in columns with theirs folded up. Links to a
 * video's own page lead here until that page exists.
 */
export default function Videos() {
  const { hero, others: more, closing } = page;
  return (
    <>
      <Hero variant="text" title={hero.title} text={hero.text} />
      {first ? <Wide name={first} /> : null}
      <Section id="more" head="row" title={more.title} text={more.text}>
        <ul className="grid gap-x-gutter-wide gap-y-block page-md:grid-cols-2">
          {paired.map((name) => (
            <li key={name} id={name}>
              <VideoPlayer name={name} as="h3" />
            </li>
          ))}
        </ul>
      </Section>
      {others.slice(paired.length).map((name) => (
        <Wide key={name} name={name} />
      ))}
      <Ending variant="line" title={closing.title} text={closing.text}>
        <BookMeeting control="films-closing" label={closing.button} />
      </Ending>
    </>
  );
}
