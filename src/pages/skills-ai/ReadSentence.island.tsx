import { useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import type page from './page.yaml';
import { Reading, type ReadWords } from './Reading.tsx';
import styles from './ReadSentence.module.css';
import type { ReadText } from './read.ts';

interface ReadSentenceProps {
  readonly words: ReadWords;
  readonly example: (typeof page)['example'];
  /** The number of skills that the dictionary knows. */
  readonly skills: number;
}

type Read = (text: string) => ReadText;

/** A sentence with its reading, and a field for another one, which a small dictionary reads. The dictionary loads on touch. */
export default function LiveReadSentence({ words, example, skills }: ReadSentenceProps) {
  const live = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const loading = useRef<Promise<void>>(undefined);
  const [read, setRead] = useState<{ readonly text: Read }>();
  const [isLost, setLost] = useState(false);
  const [typed, setTyped] = useState('');

  /** Loads the dictionary once. After a failure the next touch tries again. */
  const load = () => {
    loading.current ??= import('./read.ts')
      .then((code) => {
        setRead({ text: code.readText });
        setLost(false);
      })
      .catch(() => {
        loading.current = undefined;
        setLost(true);
      });
  };
  const change = (text: string) => {
    load();
    setTyped(text.trim());
  };

  const { left, reasons } = words;
  const result = typed && read ? read.text(typed) : undefined;
  const parts = result?.parts ?? words.parts;
  const ignored = result?.left.map(({ phrase, reason }) =>
    fillIn(left.item, { phrase, reason: reasons[reason] }),
  );
  const found =
    parts.length === 0
      ? fillIn(words.nothing, { skills })
      : parts
          .map(({ skill, level, sure }) => {
            const verdict = sure < words.bar ? words.asked : words.accepted;
            return fillIn(words.spoken, { skill, level, sure, verdict });
          })
          .join(' ');
  return (
    <>
      <div className={`grid gap-3 pb-10 ${onlyLive}`}>
        <label className="font-700 text-heading" htmlFor="own-sentence">
          {words.field}
        </label>
        <textarea
          ref={field}
          id="own-sentence"
          className={styles.field}
          rows={2}
          maxLength={240}
          readOnly={!live}
          autoComplete="off"
          placeholder={words.placeholder}
          aria-describedby="own-sentence-note"
          onFocus={load}
          onInput={(event) => change(event.currentTarget.value)}
        />
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-small">{words.choose}</span>
          {words.samples.map(({ title, text }) => (
            <Button
              key={title}
              variant="outline"
              disabled={!live}
              onClick={() => {
                if (field.current) field.current.value = text;
                change(text);
              }}
            >
              {title}
            </Button>
          ))}
          <span id="own-sentence-note" className="flex-1 basis-80 text-muted text-small">
            {isLost ? words.lost : fillIn(words.note, { skills })}
          </span>
        </p>
      </div>
      {parts.length === 0 ? (
        <p className={`${styles.words} ${styles.around} pb-8`}>{found}</p>
      ) : (
        <Reading words={words} parts={parts} />
      )}
      <div className="grid gap-3 pt-5 border-t border-t-line page-md:gap-0 page-md:grid-cols-[6fr_5fr] page-md:items-start page-lg:grid-cols-[7fr_5fr]">
        <h3 className="text-title">{left.title}</h3>
        <p>
          {ignored ? ignored.join(' ') || left.none : left.text} {result ? null : <SampleMark {...example} />}
        </p>
      </div>
      <Announcement sentence={[found, ...(ignored ?? [])].join(' ')} announce={result !== undefined} />
    </>
  );
}

export const ReadSentence = island('pages/skills-ai/ReadSentence', LiveReadSentence, { hydrate: 'near' });
