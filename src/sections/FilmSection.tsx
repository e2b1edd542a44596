import { type Background, Band } from '../components/Band.tsx';
import { Container } from '../components/Container.tsx';
import { VideoPlayer } from './VideoPlayer.island.tsx';
import type { VideoName } from './video-source.ts';

interface FilmSectionProps {
  readonly name: VideoName;
  readonly title: string;
  readonly background?: Background;
}

/** A section with a film and, beside it, its heading, description and captions. */
export function FilmSection({ name, title, background }: FilmSectionProps) {
  const heading = { id: 'video-title', title };
  return (
    <Band id="video" background={background} aria-labelledby={heading.id}>
      <Container>
        <VideoPlayer name={name} heading={heading} />
      </Container>
    </Band>
  );
}
