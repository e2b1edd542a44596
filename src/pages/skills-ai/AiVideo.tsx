import type { Content } from '../../content/schemas.ts';
import { Video } from '../../sections/Video.tsx';
import styles from './ai-hero.module.css';

type AiVideoProps = Content<'skills-ai'>['video'] & Pick<Content<'skills-ai'>['sentence'], 'parts'>;

/** The video half on the ink of the sheet above, half on the paper below; its poster is the sentence that it reads. */
export function AiVideo({ name, title, text, parts }: AiVideoProps) {
  return (
    <section
      id="video"
      className={`sheet ${styles.shore} pt-0 [background:linear-gradient(var(--colors-ink)_9rem,var(--colors-paper)_9rem)] page-lg:[background:linear-gradient(var(--colors-ink)_42%,var(--colors-paper)_42%)]`}
      data-ground="paper"
      aria-labelledby="video-title"
    >
      <div className="page grid gap-8 page-lg:gap-0 page-lg:grid-cols-[3fr_9fr]">
        <div className="grid gap-3 content-end page-lg:pr-[calc(1.5_*_var(--grid-gap))] page-lg:pl-0 page-lg:pt-0 page-lg:pb-10">
          <p className="sheet-name [counter-increment:sheet]">{name}</p>
          <h2 id="video-title" className="font-700 text-title">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <Video name="skills-ai">
          <p className="px-[6cqi] py-[5cqi] text-[oklch(0.8_0.02_205)] font-display [font-size:min(5.1cqi,3rem)] font-600 tracking-[-0.01em] leading-[1.25]">
            {parts.map(({ before, phrase, after }) => (
              <span key={phrase}>
                {before}
                <b className="text-paper font-600 [text-decoration:underline_0.06em_var(--colors-reef)] [text-decoration-skip-ink:none] [text-underline-offset:0.16em]">
                  {phrase}
                </b>
                {after}{' '}
              </span>
            ))}
          </p>
        </Video>
      </div>
    </section>
  );
}
