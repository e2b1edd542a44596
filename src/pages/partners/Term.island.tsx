import { useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { useOnceLive } from '../../components/hydration.ts';
import { InkPanel } from '../../components/InkPanel.tsx';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { matchTerm, otherNames } from './match-term.ts';
import styles from './Partners.module.css';
import type page from './page.yaml';
import terms from './terms.yaml';

const { skills } = terms;

type TermProps = (typeof page)['hero']['term'];

/** The ways of as many names, which stand one below the other, to the entry at half their height. */
const waysOf = (names: number) =>
  Array.from({ length: names }, (_, index) => Math.round((100 * (index + 0.5)) / names)).map(
    (y) => `M0 ${y}C55 ${y} 45 50 100 50`,
  );

/** A field for the visitor's own word for a skill, the words of others for it, and the one entry into which they all run. */
export default function LiveTerm({ examples, kinds, mark, label, ...words }: TermProps) {
  const [first = ''] = examples;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(first);
  const [touched, setTouched] = useState(false);
  /** The last term that was found, which stays while another one is typed. */
  const [found, setFound] = useState(first);

  function read(value: string) {
    setTyped(value);
    if (matchTerm(value, skills)) setFound(value);
  }

  useOnceLive(() => {
    const { value = '', defaultValue } = field.current ?? {};
    if (value !== defaultValue) read(value);
  });

  const entry = matchTerm(found, skills);
  const isUnknown = typed.trim() !== '' && !matchTerm(typed, skills);
  const others = entry ? otherNames(found, entry) : [];
  const [own, ...ways] = waysOf(others.length + 1);
  const unknown = fillIn(words.unknown, { skills: skills.length });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3 scripting-none:hidden print:hidden">
        <label className="grid min-w-0 flex-[1_1_20rem] gap-1">
          <span className="font-600">{words.field}</span>
          <input
            ref={field}
            className={styles.field}
            maxLength={60}
            autoComplete="off"
            defaultValue={first}
            aria-describedby="term-note"
            onInput={(event) => {
              setTouched(true);
              read(event.currentTarget.value);
            }}
          />
        </label>
        <div className="flex flex-wrap gap-2">
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className={styles.example}
              aria-pressed={example === typed}
              onClick={() => {
                if (field.current) field.current.value = example;
                setTouched(true);
                read(example);
              }}
            >
              {example}
            </button>
          ))}
        </div>
      </div>
      <p
        id="term-note"
        className="min-h-[2lh] text-small scripting-none:hidden page-md:min-h-[1lh] print:hidden"
      >
        {isUnknown ? <b className="font-600">{unknown}</b> : words.note}
      </p>
      <figure className={styles.term}>
        <ul className={styles.names}>
          <li className={styles.name}>
            <b className="font-display text-title leading-tight bg-sun box-decoration-clone px-1.5 [overflow-wrap:anywhere]">
              {found}
            </b>
            <span className="text-muted">{words.own}</span>
          </li>
          {others.map(({ name, place }) => (
            <li key={name} className={styles.name}>
              <b className="font-display text-heading leading-tight">{name}</b>
              <span className="text-muted">{kinds[place]}</span>
            </li>
          ))}
        </ul>
        <StretchedSvg className="hidden size-full page-md:block" viewBox="0 0 100 100">
          <path className="fill-none stroke-2 stroke-current" d={ways.join('')} />
          <path className="fill-none stroke-10 stroke-current" d={own} />
          <path className="fill-none stroke-6 stroke-sun" d={own} />
        </StretchedSvg>
        <InkPanel as="figcaption" className="grid gap-2 self-center p-panel border-l-4 border-l-ink">
          <span>{words.entry}</span>
          <b className="font-condensed text-title page-lg:text-headline text-sun leading-none">
            {entry?.skill}
          </b>
          <span>
            {words.same}
            <SampleMark word={mark} label={label} />
          </span>
        </InkPanel>
      </figure>
      <Announcement
        sentence={
          isUnknown
            ? unknown
            : fillIn(words.announcement, {
                skill: entry?.skill ?? '',
                names: others.map(({ name }) => name).join(', '),
              })
        }
        announce={touched}
      />
    </div>
  );
}

export const Term = island('pages/partners/Term', LiveTerm, { hydrate: 'near' });
