import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { VideoPlayer } from './VideoPlayer.island.tsx';
import type { VideoName } from './video-source.ts';

interface FilmSectionProps {
  /** The section's id and anchor. The heading's id is `<id>-title`. */
  readonly id?: string;
  readonly name: VideoName;
  readonly title: string;
  readonly background?: Background;
}

/** A section with a film in eight columns, and its heading, description and captions in four. */
export function FilmSection({ id = 'video', name, title, background }: FilmSectionProps) {
  const heading = { id: `${id}-title`, title };
  return (
    <Band id={id} background={background} aria-labelledby={heading.id}>
      <Container>
        <VideoPlayer name={name} heading={heading} />
      </Container>
    </Band>
  );
}
