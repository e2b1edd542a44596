import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './gloss.module.css';

type Sentence = Content<'skills-ai'>['sentence'];
type Part = Sentence['parts'][number];

function Certainty({ sure, bar }: { readonly sure: number; readonly bar: number }) {
  return (
    <svg
      className="overflow-visible w-full h-2 forced-colors:[forced-color-adjust:none]"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-contour" width="100" height="8" />
      <rect className={sure < bar ? 'fill-sun' : 'fill-lagoon'} width={sure} height="8" />
      <path className="stroke-ink [stroke-width:2] [vector-effect:non-scaling-stroke]" d={`M${bar} -4v16`} />
    </svg>
  );
}

interface EntryProps {
  readonly part: Part;
  /** Stands after the phrase, too. */
  readonly number: number;
  readonly words: Sentence;
}

/** The entry of the taxonomy that a phrase leads to. */
function Entry({ part, number, words }: EntryProps) {
  const { skill, level, sure, next } = part;
  const accepted = sure >= words.bar;
  const rows = [
    [words.labels.group, skill.group],
    [words.labels.kind, words.kinds[skill.kind]],
    [words.labels.level, fillIn(words.levelOf, { level, word: words.levels[level - 1] ?? '' })],
    [words.labels.next, fillIn(words.next, { skill: next.skill, sure: next.sure })],
  ] as const;
  return (
    <div className={`${styles.glossEntry} p-5 border border-ink bg-paper`}>
      <div className="flex gap-2.5 items-center">
        <span
          className="inline-grid [flex:none] w-7 h-7 place-items-center rounded-full bg-ink text-paper font-text text-copy font-700 tracking-[0] leading-none"
          aria-hidden="true"
        >
          {number}
        </span>
        <h3 className="font-700 text-heading">{skill.name}</h3>
      </div>
      <p className="grid tabular-nums gap-3 pt-2.5 pb-3 grid-cols-[auto_1fr_auto] items-center">
        <span className="visually-hidden">{`${words.labels.sure}: `}</span>
        <b>{fillIn(words.sure, { sure })}</b>
        <Certainty sure={sure} bar={words.bar} />
        <span
          className={
            accepted
              ? 'flex gap-1.5 items-center text-small font-600 leading-[1.55]'
              : 'flex gap-1.5 px-1.5 items-center text-small font-600 bg-sun leading-[1.55]'
          }
        >
          <span className={accepted ? 'i-lucide-check' : 'i-lucide-user-round'} aria-hidden="true" />
          {accepted ? words.accepted : words.asked}
        </span>
      </p>
      <dl className="grid gap-y-0 gap-x-4 grid-cols-[1fr_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="py-2 border-t border-t-contour text-small leading-[1.55]">
            <dt className="text-slate">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A phrase underlined, its number kept with its last word. */
function Phrase({ words, number }: { readonly words: string; readonly number: number }) {
  const last = words.lastIndexOf(' ') + 1;
  return (
    <span
      className={`${styles.glossPhrase} [text-decoration:underline_3px_var(--colors-lagoon)] [text-decoration-skip-ink:none] [text-underline-offset:0.16em]`}
    >
      {words.slice(0, last)}
      <span className="whitespace-nowrap max-page-3xs:whitespace-normal">
        {words.slice(last)}
        <span
          className="inline-grid ml-1 [flex:none] w-7 h-7 place-items-center rounded-full bg-ink text-paper font-text text-copy font-700 tracking-[0] leading-none align-super"
          aria-hidden="true"
        >
          {number}
        </span>
      </span>
    </span>
  );
}

/** A sentence of an advert in large type, line by line, and beside each underlined phrase what the model reads. */
export function ReadSentence(sentence: Sentence) {
  const { name, title, text, bar, parts, left } = sentence;
  return (
    <Sheet id="sentence" name={name} title={title} text={fillIn(text, { bar })} ground="mist">
      <ol className="gloss">
        {parts.map((part, index) => (
          <li
            key={part.phrase}
            className={
              part.sure < bar
                ? `${styles.glossUnsure} grid gap-5 pb-10 page-md:gap-0 page-md:grid-cols-[6fr_5fr] page-md:items-start page-lg:pb-12 page-lg:grid-cols-[7fr_5fr]`
                : 'grid gap-5 pb-10 page-md:gap-0 page-md:grid-cols-[6fr_5fr] page-md:items-start page-lg:pb-12 page-lg:grid-cols-[7fr_5fr]'
            }
          >
            <p className="font-display [font-size:clamp(2.125rem,1.35rem_+_2.65vw,3.875rem)] font-600 tracking-[-0.015em] leading-[1.12] page-md:pr-6 max-page-3xs:text-total max-page-3xs:[hyphens:auto]">
              {part.before}
              <Phrase words={part.phrase} number={index + 1} />
              {part.after}
            </p>
            <Entry part={part} number={index + 1} words={sentence} />
          </li>
        ))}
      </ol>
      <div className="grid gap-3 pt-6 border-t border-t-line page-md:gap-0 page-md:grid-cols-[6fr_5fr] page-md:items-start page-lg:grid-cols-[7fr_5fr]">
        <h3 className="font-700 text-title">{left.title}</h3>
        <p>{left.text}</p>
      </div>
    </Sheet>
  );
}
