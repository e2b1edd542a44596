import type { Content } from '../../content/schemas.ts';
import { Video } from '../../sections/Video.tsx';
import './ai-hero.css';

type AiVideoProps = Content<'skills-ai'>['video'] & Pick<Content<'skills-ai'>['sentence'], 'parts'>;

/** The video half on the ink of the sheet above, half on the paper below; its poster is the sentence that it reads. */
export function AiVideo({ name, title, text, parts }: AiVideoProps) {
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
        <Video name="skills-ai">
          <p className="shore-poster">
            {parts.map(({ before, phrase, after }) => (
              <span key={phrase}>
                {before}
                <b>{phrase}</b>
                {after}{' '}
              </span>
            ))}
          </p>
        </Video>
      </div>
    </section>
  );
}
