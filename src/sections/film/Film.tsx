import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { VideoPlayer } from '../video/VideoPlayer.island.tsx';
import type { VideoName } from '../video/video-source.ts';

interface FilmProps {
  /**
   * - `beside`: the film in eight columns, heading, description and captions in four
   * - `wide`: the film as wide as the page, the heading above and the description and captions below it
   * - `portrait`: an upright block of film and captions beside a large heading and the description
   */
  readonly variant?: 'beside' | 'wide' | 'portrait';
  /** The section's id and anchor. The heading's id is `<id>-title`. */
  readonly id?: string;
  readonly name: VideoName;
  readonly title: string;
  readonly background?: Background;
}

/** A section with a film, its heading, description and captions. */
export function Film({ variant = 'beside', id = 'video', name, title, background }: FilmProps) {
  const heading = { id: `${id}-title`, title, layout: variant };
  return (
    <Band id={id} background={background} aria-labelledby={heading.id}>
      <Container>
        <VideoPlayer name={name} heading={heading} />
      </Container>
    </Band>
  );
}
