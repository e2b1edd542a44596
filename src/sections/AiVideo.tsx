import type { Content } from '../content/schemas.ts';
import { Video } from './Video.tsx';

/** The video half on the ink of the sheet above, half on the paper below. */
export function AiVideo({ name, title, text }: Content<'skills-ai'>['video']) {
  return (
    <section id="video" className="sheet shore" data-ground="paper" aria-labelledby="video-title">
      <div className="page shore-columns">
        <div className="shore-words">
          <p className="sheet-name">{name}</p>
          <h2 id="video-title" className="font-700 text-title">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <Video name="skills-ai" />
      </div>
    </section>
  );
}
