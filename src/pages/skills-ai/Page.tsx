import { CheckIcon, UserRoundIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { HeaderRow } from '../../components/HeaderRow.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import { fillIn } from '../../content/format.ts';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { Film } from '../../sections/film/Film.tsx';
import { Section } from '../../sections/section/Section.tsx';
import names from './ManyNames.module.css';
import { NamesHero } from './NamesHero.tsx';
import { OwnText } from './OwnText.tsx';
import page from './page.yaml';
import reading from './ReadSentence.module.css';
import { Taxonomy } from './Taxonomy.tsx';

/** The challenge as a table: what an advert, a course and a CV call the same skill. */
function ManyNames() {
  const { columns, rows, title, text } = page.challenge;
  const sources = ['advert', 'course', 'cv'] as const;
  return (
    <Section id="challenge" title={title} text={text}>
      <table
        className="border-collapse border-t border-t-ink w-full text-left [overflow-wrap:break-word]"
        data-motion
      >
        <thead className="sr-only [&_th]:block [&_th]:whitespace-normal">
          <HeaderRow columns={[...sources, 'skill' as const].map((source) => columns[source])} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={names.row} key={row.skill}>
              {sources.map((source) => (
                <td key={source}>
                  <span className="block text-slate text-small leading-[1.55]" aria-hidden="true">
                    {columns[source]}
                  </span>
                  <span className={names.phrase}>{`“${row[source]}”`}</span>
                </td>
              ))}
              <th scope="row">
                <span className={names.skill}>{row.skill}</span>
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
      <path
        className={`${reading.sure} ${sure < bar ? 'fill-sun' : 'fill-lagoon'}`}
        d={`M0 0H${sure}V8H0z`}
      />
      <path className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]" d={`M${bar} -4v16`} />
    </StretchedSvg>
  );
}

interface ReadProps {
  readonly part: (typeof page.sentence.parts)[number];
  /** Stands after the phrase, for the eye, and on its entry. */
  readonly number: ReactNode;
}

function Entry({ part: { skill, level, sure, next }, number }: ReadProps) {
  const { sentence: words } = page;
  const { labels, levels, bar } = words;
  const accepted = sure >= bar;
  return (
    <div className={`border border-ink bg-paper p-5 ${reading.entry} ${accepted ? '' : 'border-dashed'}`}>
      <h3 className="flex items-center gap-2.5 text-heading">
        {number} {skill.name}
      </h3>
      <p className="grid grid-cols-[auto_1fr_auto] items-center gap-3 page-2xs:grid-cols-[auto_1fr_9.5rem] pt-2.5 pb-3 tabular-nums">
        <span className="sr-only">{`${labels.sure}: `}</span>
        <b>{fillIn(words.sure, { sure })}</b>
        <Certainty sure={sure} bar={bar} />
        <span className={`flex items-center gap-1.5 text-small font-600 ${accepted ? '' : 'bg-sun px-1.5'}`}>
          <Icon icon={accepted ? CheckIcon : UserRoundIcon} />
          {accepted ? words.accepted : words.asked}
        </span>
      </p>
      <Definitions
        className="grid grid-cols-2 gap-x-4 border-t border-t-contour pt-2 text-small [&_dt]:text-slate"
        items={[
          [labels.level, fillIn(words.levelOf, { level, word: levels[level - 1] ?? '' })],
          [labels.next, fillIn(words.next, next)],
        ]}
      />
    </div>
  );
}

/** A part of the sentence with its phrase underlined, the number kept with the phrase's last word. */
function Phrase({ part: { before, phrase, after, sure }, number }: ReadProps) {
  const last = phrase.lastIndexOf(' ') + 1;
  return (
    <p className="font-display leading-[1.12] tracking-[-0.015em] [font-size:clamp(2rem,1.1rem_+_3.4cqw,4.75rem)] page-md:pr-6 max-page-3xs:text-title max-page-3xs:hyphens-auto">
      {before && <span className={reading.around}>{`${before} `}</span>}
      <span
        className={`underline decoration-3 decoration-lagoon underline-offset-[0.16em] [text-decoration-skip-ink:none] ${sure < page.sentence.bar ? 'decoration-dashed' : ''}`}
      >
        {phrase.slice(0, last)}
        <span className="page-2xs:whitespace-nowrap">
          {phrase.slice(last)}
          <Decoration className="ml-1 inline-block align-super">{number}</Decoration>
        </span>
      </span>
      {after && <span className={reading.around}>{/^[.,;:!?]/.test(after) ? after : ` ${after}`}</span>}
    </p>
  );
}

/** A sentence of an advert in large type, line by line, and beside each underlined phrase what the model reads. */
function ReadSentence() {
  const { title, text, bar, parts, left, note } = page.sentence;
  return (
    <Section id="sentence" head="stacked" title={title} text={fillIn(text, { bar })} background="mist">
      <NumberedList data-motion>
        {parts.map((part, index) => {
          const number = (
            <span className="grid size-7 flex-none place-items-center rounded-full bg-ink font-text text-body text-paper font-700 leading-none tracking-[0]">
              {index + 1}
            </span>
          );
          return (
            <li
              key={part.phrase}
              className={`grid grid-cols-[minmax(0,1fr)] gap-5 pb-10 page-md:grid-cols-[6fr_5fr] page-md:items-start page-md:gap-0 page-lg:grid-cols-[7fr_5fr] page-lg:pb-12 ${reading.part}`}
            >
              <Phrase part={part} number={number} />
              <Entry part={part} number={number} />
            </li>
          );
        })}
      </NumberedList>
      <div className="grid gap-3 pt-6 border-t border-t-line page-md:gap-0 page-md:grid-cols-[6fr_5fr] page-md:items-start page-lg:grid-cols-[7fr_5fr]">
        <h3 className="text-title">{left.title}</h3>
        <p>{left.text}</p>
      </div>
      <p className="pt-6 text-muted text-small">{note}</p>
    </Section>
  );
}

/** What the AI can do, a line each, with the product in which it is at work. */
function Capabilities() {
  const { title, cards } = page.capabilities;
  return (
    <Section id="capabilities" head="row" title={title}>
      <ul className="grid gap-x-gutter-wide page-md:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-t border-t-line py-6 page-lg:grid-cols-[4.5rem_minmax(0,1fr)]"
            data-world={card.product}
          >
            <ProductGlyph
              product={card.product}
              className="row-span-3 size-12 text-ink stroke-lagoon page-lg:size-14"
            />
            <h3 className="text-heading">{card.title}</h3>
            <p className="text-muted">{card.text}</p>
            <p>
              <Link {...card.link} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const phrase = 'font-display text-lead underline decoration-2 decoration-lagoon underline-offset-4';

/** Who uses it: two documents, and beside each line the skill that is read from it, or why none is. */
function Uses() {
  const { title, sides } = page.uses;
  return (
    <Section id="uses" head="row" title={title} background="mist">
      <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-2">
        {sides.map(({ title: side, text, document, lines, link }) => (
          <div key={side} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
            <div>
              <h3 className="text-heading">{side}</h3>
              <p className="text-muted">{text}</p>
            </div>
            <div className="border border-ink bg-paper p-panel">
              <p className="pb-3 text-slate text-small">{document}</p>
              <ul className="grid gap-3">
                {lines.map((entry) => (
                  <li
                    key={entry.phrase}
                    className="grid gap-x-4 gap-y-1 page-sm:grid-cols-[1fr_auto] page-sm:items-baseline"
                  >
                    {'skill' in entry ? (
                      <>
                        <span className={phrase}>{entry.phrase}</span>{' '}
                        <b className="max-w-max bg-sun px-2 text-ink forced-color-adjust-none">
                          {entry.skill}
                        </b>
                      </>
                    ) : (
                      <>
                        <s className="font-display text-lead text-slate decoration-2">{entry.phrase}</s>{' '}
                        <span className="text-slate text-small">{entry.out}</span>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </div>
            <p>
              <Link {...link} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The AI behind the suite: the problem of words, how it reads one sentence, what it does and what that is worth. */
export default function SkillsAi() {
  const { video, values } = page;
  return (
    <>
      <NamesHero />
      <ManyNames />
      <ReadSentence />
      <Taxonomy />
      <Capabilities />
      <Film name="skills-ai" title={video.title} />
      <Uses />
      <Section id="values" head="row" title={values.title}>
        <Figures items={values.cards} />
      </Section>
      <OwnText />
    </>
  );
}
