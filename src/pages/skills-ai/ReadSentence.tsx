import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './gloss.css';

type Sentence = Content<'skills-ai'>['sentence'];
type Part = Sentence['parts'][number];

function Certainty({ sure, bar }: { readonly sure: number; readonly bar: number }) {
  return (
    <svg className="gloss-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="gloss-all" width="100" height="8" />
      <rect className={sure < bar ? 'gloss-low' : 'gloss-sure'} width={sure} height="8" />
      <path d={`M${bar} -4v16`} />
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
    <div className="gloss-entry">
      <div className="gloss-name">
        <span className="gloss-number" aria-hidden="true">
          {number}
        </span>
        <h3 className="font-700 text-heading">{skill.name}</h3>
      </div>
      <p className="gloss-certainty">
        <span className="visually-hidden">{`${words.labels.sure}: `}</span>
        <b>{fillIn(words.sure, { sure })}</b>
        <Certainty sure={sure} bar={words.bar} />
        <span className={accepted ? 'gloss-state' : 'gloss-state gloss-asked'}>
          <span className={accepted ? 'i-lucide-check' : 'i-lucide-user-round'} aria-hidden="true" />
          {accepted ? words.accepted : words.asked}
        </span>
      </p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="gloss-row">
            <dt>{label}</dt>
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
    <span className="gloss-phrase">
      {words.slice(0, last)}
      <span className="gloss-last">
        {words.slice(last)}
        <span className="gloss-number" aria-hidden="true">
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
          <li key={part.phrase} className={part.sure < bar ? 'gloss-line gloss-unsure' : 'gloss-line'}>
            <p className="gloss-words">
              {part.before}
              <Phrase words={part.phrase} number={index + 1} />
              {part.after}
            </p>
            <Entry part={part} number={index + 1} words={sentence} />
          </li>
        ))}
      </ol>
      <div className="gloss-foot">
        <h3 className="font-700 text-title">{left.title}</h3>
        <p>{left.text}</p>
      </div>
    </Sheet>
  );
}
