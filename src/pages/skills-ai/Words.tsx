import type { ReactNode } from 'react';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
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

/** How sure the AI is, as a bar; the tick is where a person is no longer asked. */
function Certainty({ sure, bar }: { readonly sure: number; readonly bar: number }) {
  return (
    <StretchedSvg className="h-2 w-full overflow-visible forced-color-adjust-none" viewBox="0 0 100 8">
      <path className="fill-contour" d="M0 0H100V8H0z" />
      <path className={sure < bar ? 'fill-sun' : 'fill-lagoon'} d={`M0 0H${sure}V8H0z`} />
      <path className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" d={`M${bar} -4v16`} />
    </StretchedSvg>
  );
}

interface ReadProps {
  readonly part: Part;
  /** Stands after the phrase and on its entry. */
  readonly number: ReactNode;
  readonly words: Sentence;
}

/** The entry of the taxonomy that a phrase leads to. */
function Entry({ part: { skill, level, sure, next }, number, words }: ReadProps) {
  const { labels, levels, bar } = words;
  const accepted = sure >= bar;
  const rows = [
    [labels.level, fillIn(words.levelOf, { level, word: levels[level - 1] ?? '' })],
    [labels.next, fillIn(words.next, { skill: next.skill, sure: next.sure })],
  ];
  return (
    <div className={`border border-ink bg-paper p-5 ${accepted ? '' : 'border-dashed'}`}>
      <h3 className="flex items-center gap-2.5 text-heading font-700">
        {number} {skill.name}
      </h3>
      <p className="grid grid-cols-[auto_1fr_auto] items-center gap-3 pt-2.5 pb-3 tabular-nums">
        <span className="visually-hidden">{`${labels.sure}: `}</span>
        <b>{fillIn(words.sure, { sure })}</b>
        <Certainty sure={sure} bar={bar} />
        <span className={`flex items-center gap-1.5 text-small font-600 ${accepted ? '' : 'bg-sun px-1.5'}`}>
          <span className={accepted ? 'i-lucide-check' : 'i-lucide-user-round'} aria-hidden="true" />
          {accepted ? words.accepted : words.asked}
        </span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 border-t border-t-contour pt-2 text-small">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-slate">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A part of the sentence with its phrase underlined, the number kept with the phrase's last word. */
function Phrase({ part: { before, phrase, after, sure }, number, words }: ReadProps) {
  const last = phrase.lastIndexOf(' ') + 1;
  return (
    <p className="font-display font-600 leading-[1.12] tracking-[-0.015em] [font-size:clamp(2rem,1.1rem_+_3.4cqw,4.75rem)] page-md:pr-6 max-page-3xs:text-total max-page-3xs:hyphens-auto">
      {before && `${before} `}
      <span
        className={`underline decoration-3 decoration-lagoon underline-offset-[0.16em] [text-decoration-skip-ink:none] ${sure < words.bar ? 'decoration-dashed' : ''}`}
      >
        {phrase.slice(0, last)}
        <span className="whitespace-nowrap max-page-3xs:whitespace-normal">
          {phrase.slice(last)}
          <span className="ml-1 inline-block align-super">{number}</span>
        </span>
      </span>
      {after && (/^[.,;:!?]/.test(after) ? after : ` ${after}`)}
    </p>
  );
}

/** A sentence of an advert in large type, line by line, and beside each underlined phrase what the model reads. */
export function ReadSentence(sentence: Sentence) {
  const { title, text, bar, parts, left, note } = sentence;
  return (
    <Section id="sentence" title={title} text={fillIn(text, { bar })} ground="mist">
      <ol>
        {parts.map((part, index) => {
          const number = (
            <Decoration className="grid size-7 flex-none place-items-center rounded-full bg-ink font-text text-copy text-paper font-700 leading-none tracking-[0]">
              {index + 1}
            </Decoration>
          );
          return (
            <li
              key={part.phrase}
              className="grid gap-5 pb-10 page-md:grid-cols-[6fr_5fr] page-md:items-start page-md:gap-0 page-lg:grid-cols-[7fr_5fr] page-lg:pb-12"
            >
              <Phrase part={part} number={number} words={sentence} />
              <Entry part={part} number={number} words={sentence} />
            </li>
          );
        })}
      </ol>
      <div className="grid gap-3 pt-6 border-t border-t-line page-md:gap-0 page-md:grid-cols-[6fr_5fr] page-md:items-start page-lg:grid-cols-[7fr_5fr]">
        <h3 className="font-700 text-title">{left.title}</h3>
        <p>{left.text}</p>
      </div>
      <p className="pt-6 text-quiet text-caption">{note}</p>
    </Section>
  );
}
