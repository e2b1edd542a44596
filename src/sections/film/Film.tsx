import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { VideoPlayer } from '../VideoPlayer.island.tsx';
import type { VideoName } from '../video-source.ts';

interface FilmProps {
  /**
   * - `beside`: the film in eight columns, heading, description and captions in four
   * - `wide`: the film as wide as the page, the heading above and the description and captions below it
   * - `portrait`: an upright block of film and captions beside a large heading and the description
   */
  readonly variant?: 'beside' | 'wide' | 'portrait';
  readonly name: VideoName;
  readonly title: string;
  readonly background?: Background;
}

/** A section with a film, its heading, description and captions. */
export function Film({ variant = 'beside', name, title, background }: FilmProps) {
  const heading = { id: 'video-title', title, layout: variant };
  return (
    <Band id="video" background={background} aria-labelledby={heading.id}>
      <Container>
        <VideoPlayer name={name} heading={heading} />
      </Container>
    </Band>
  );
}
