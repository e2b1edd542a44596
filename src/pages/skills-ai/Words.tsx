import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

type Copy = Content<'skills-ai'>;
type Sentence = Copy['sentence'];
type Part = Sentence['parts'][number];

/** The challenge as a table: what an advert, a course and a CV call the same skill. */
export function ManyNames({ columns, rows, title, text }: Copy['challenge']) {
  const line =
    'grid gap-3 border-b border-b-contour page-md:gap-gutter page-md:grid-cols-[3fr_3fr_3fr_2.4fr] page-md:items-start';
  const sources = ['advert', 'course', 'cv'] as const;
  return (
    <Section id="challenge" title={title} text={text}>
      <table className="border-collapse border-t border-t-ink w-full">
        <thead className="max-page-md:sr-only">
          <tr
            className={`${line} page-md:py-3.5 page-md:text-slate page-md:text-small page-md:leading-[1.55]`}
          >
            {sources.map((source) => (
              <th className="font-400 text-left" key={source} scope="col">
                {columns[source]}
              </th>
            ))}
            <th className="font-400 text-left" scope="col">
              {columns.skill}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={`${line} py-6`} key={row.skill}>
              {sources.map((source) => (
                <td className="font-400 text-left" key={source}>
                  <span className="block text-slate text-small leading-[1.55] page-md:hidden">
                    {columns[source]}
                  </span>
                  {`“${row[source]}”`}
                </td>
              ))}
              <th className="font-400 text-left" scope="row">
                <span className="px-2 py-0.5 bg-sun font-700 leading-[1.75] box-decoration-clone">
                  {row.skill}
                </span>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Certainty({ sure, bar }: { readonly sure: number; readonly bar: number }) {
  return (
    <svg
      className="overflow-visible w-full h-2 forced-color-adjust-none"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-contour" width="100" height="8" />
      <rect className={sure < bar ? 'fill-sun' : 'fill-lagoon'} width={sure} height="8" />
      <path className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" d={`M${bar} -4v16`} />
    </svg>
  );
}

interface PhraseNumberProps {
  readonly number: number;
  readonly className?: string;
}

/** The number of a phrase, in the sentence and on its entry. */
function PhraseNumber({ number, className = '' }: PhraseNumberProps) {
  return (
    <span
      className={`inline-grid flex-none size-7 place-items-center rounded-full bg-ink text-paper font-text text-copy font-700 tracking-[0] leading-none ${className}`}
      aria-hidden="true"
    >
      {number}
    </span>
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
    [words.labels.level, fillIn(words.levelOf, { level, word: words.levels[level - 1] ?? '' })],
    [words.labels.next, fillIn(words.next, { skill: next.skill, sure: next.sure })],
  ] as const;
  return (
    <div className={`p-5 border border-ink bg-paper ${accepted ? '' : 'border-dashed'}`}>
      <div className="flex gap-2.5 items-center">
        <PhraseNumber number={number} />
        <h3 className="font-700 text-heading">{skill.name}</h3>
      </div>
      <p className="grid tabular-nums gap-3 pt-2.5 pb-3 grid-cols-[auto_1fr_auto] items-center">
        <span className="visually-hidden">{`${words.labels.sure}: `}</span>
        <b>{fillIn(words.sure, { sure })}</b>
        <Certainty sure={sure} bar={words.bar} />
        <span
          className={`flex gap-1.5 items-center text-small font-600 leading-[1.55] ${accepted ? '' : 'px-1.5 bg-sun'}`}
        >
          <span className={accepted ? 'i-lucide-check' : 'i-lucide-user-round'} aria-hidden="true" />
          {accepted ? words.accepted : words.asked}
        </span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4">
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

interface PhraseProps {
  readonly words: string;
  readonly number: number;
  /** Whether the model is less sure than it has to be. */
  readonly unsure: boolean;
}

/** A phrase underlined, its number kept with its last word. */
function Phrase({ words, number, unsure }: PhraseProps) {
  const last = words.lastIndexOf(' ') + 1;
  return (
    <span
      className={`underline decoration-3 decoration-lagoon underline-offset-[0.16em] [text-decoration-skip-ink:none] ${unsure ? 'decoration-dashed' : ''}`}
    >
      {words.slice(0, last)}
      <span className="whitespace-nowrap max-page-3xs:whitespace-normal">
        {words.slice(last)}
        <PhraseNumber number={number} className="ml-1 align-super" />
      </span>
    </span>
  );
}

/** A sentence of an advert in large type, line by line, and beside each underlined phrase what the model reads. */
export function ReadSentence(sentence: Sentence) {
  const { title, text, bar, parts, left, note } = sentence;
  return (
    <Section id="sentence" title={title} text={fillIn(text, { bar })} ground="mist">
      <ol>
        {parts.map((part, index) => (
          <li
            key={part.phrase}
            className="grid gap-5 pb-10 page-md:gap-0 page-md:grid-cols-[6fr_5fr] page-md:items-start page-lg:pb-12 page-lg:grid-cols-[7fr_5fr]"
          >
            <p className="font-display [font-size:clamp(2rem,1.1rem_+_3.4cqw,4.75rem)] font-600 tracking-[-0.015em] leading-[1.12] page-md:pr-6 max-page-3xs:text-total max-page-3xs:hyphens-auto">
              {part.before}
              <Phrase words={part.phrase} number={index + 1} unsure={part.sure < bar} />
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
      <p className="pt-6 text-quiet text-caption">{note}</p>
    </Section>
  );
}
