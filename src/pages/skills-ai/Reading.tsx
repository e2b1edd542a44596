import { CheckIcon, UserRoundIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn } from '../../content/format.ts';
import type page from './page.yaml';
import styles from './ReadSentence.module.css';
import type { Part } from './read.ts';

export type ReadWords = (typeof page)['sentence'];

interface ReadProps {
  readonly words: ReadWords;
  readonly part: Part;
  /** Stands after the phrase, for the eye, and on its entry. */
  readonly number: ReactNode;
}

/** How sure the AI is, as a bar; the tick is where a person is no longer asked. */
function Certainty({ sure, bar }: { readonly sure: number; readonly bar: number }) {
  return (
    <StretchedSvg
      className="h-2 min-w-0 flex-1 basis-16 overflow-visible forced-color-adjust-none"
      viewBox="0 0 100 8"
    >
      <path className="fill-contour" d="M0 0H100V8H0z" />
      <path
        className={`${styles.sure} ${sure < bar ? 'fill-ochre' : 'fill-lagoon'}`}
        d={`M0 0H${sure}V8H0z`}
      />
      <path className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]" d={`M${bar} -4v16`} />
    </StretchedSvg>
  );
}

function Entry({ words, part: { skill, level, sure, next }, number }: ReadProps) {
  const { labels, levels, bar } = words;
  const accepted = sure >= bar;
  return (
    <div className={`border border-ink bg-paper p-4 ${styles.entry} ${accepted ? '' : 'border-dashed'}`}>
      <h3 className="flex items-center gap-2.5 text-heading">
        {number} {skill}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 pb-2.5 tabular-nums">
        <span className="sr-only">{`${labels.sure}: `}</span>
        <b>{fillIn(words.sure, { sure })}</b>
        <Certainty sure={sure} bar={bar} />
        <span
          className={`flex max-w-full items-center gap-1.5 text-small font-600 ${accepted ? '' : 'border border-ink px-1.5'}`}
        >
          <Icon icon={accepted ? CheckIcon : UserRoundIcon} />
          {accepted ? words.accepted : words.asked}
        </span>
      </p>
      <Definitions
        className="grid grid-cols-2 gap-x-4 border-t border-t-contour pt-2 text-small [&_dt]:text-slate"
        items={[
          [labels.level, fillIn(words.levelOf, { level, word: levels[level - 1] ?? '' })],
          [labels.next, next ? fillIn(words.next, next) : words.noNext],
        ]}
      />
    </div>
  );
}

/** A part of the sentence with its phrase underlined, the number kept with the phrase's last word. */
function Phrase({ words, part: { before, phrase, after, sure }, number }: ReadProps) {
  const last = phrase.lastIndexOf(' ') + 1;
  return (
    <p className={styles.words}>
      {before && <span className={styles.around}>{`${before} `}</span>}
      <span
        className={`underline decoration-3 decoration-lagoon underline-offset-[0.16em] [text-decoration-skip-ink:none] ${sure < words.bar ? 'decoration-dashed' : ''}`}
      >
        {phrase.slice(0, last)}
        <span className="page-2xs:whitespace-nowrap">
          {phrase.slice(last)}
          <Decoration className="ml-1 inline-block align-super">{number}</Decoration>
        </span>
      </span>
      {after && <span className={styles.around}>{/^[.,;:!?]/.test(after) ? after : ` ${after}`}</span>}
    </p>
  );
}

interface ReadingProps {
  readonly words: ReadWords;
  readonly parts: readonly Part[];
}

/** A text in large type, part by part, and beside each underlined phrase what is read in it. */
export function Reading({ words, parts }: ReadingProps) {
  return (
    <NumberedList data-motion>
      {parts.map((part, index) => {
        const number = (
          <span className="grid size-7 flex-none place-items-center rounded-full bg-ink font-text text-body text-paper font-700 leading-none tracking-[0]">
            {index + 1}
          </span>
        );
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place, so that it is not read anew with each letter
            key={index}
            className={`grid grid-cols-[minmax(0,1fr)] gap-4 pb-8 page-md:grid-cols-[6fr_5fr] page-md:items-start page-md:gap-0 page-lg:grid-cols-[7fr_5fr] ${styles.part}`}
          >
            <Phrase words={words} part={part} number={number} />
            <Entry words={words} part={part} number={number} />
          </li>
        );
      })}
    </NumberedList>
  );
}
