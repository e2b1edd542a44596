import type { ReactNode } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { count, fillIn, listed } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { organisation } from '../../drawings/sample.ts';
import chart, { globeKey } from '../../drawings/skills-ai.drawing.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { KinLens, LevelLens } from './Lenses.tsx';
import page from './page.yaml';
import styles from './ReadSentence.module.css';

const [read] = page.sentence.parts;
const { levels } = page.sentence;

/** Each level with words that ask for it; those of the sentence stand at the level that was read in them. */
const steps = levels.map((name, index) => {
  const others = page.taxonomy.phrases;
  const phrase =
    index + 1 === read?.level ? read.phrase : others[index + 1 > (read?.level ?? 0) ? index - 1 : index];
  return { name, phrase: `“${phrase}”` };
});

interface ScaleProps {
  readonly figure: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The drawing. */
  readonly children: ReactNode;
  /** Below the words. */
  readonly below?: ReactNode;
}

/** A scale of the taxonomy with its figure. */
function Scale({ figure, title, text, children, below }: ScaleProps) {
  return (
    <div className={styles.scale}>
      {children}
      <div className="grid content-start gap-4">
        <p className="grid gap-1 page-lg:pr-gutter">
          <b className="font-condensed text-headline leading-none">{figure}</b>{' '}
          <span className="font-600">{title}</span> <span className="text-muted">{text}</span>
        </p>
        {below}
      </div>
    </div>
  );
}

const { skills: all, families } = organisation.taxonomy;

/** A family of skills to choose: the stylesheet lights its points and shows its count. */
function Families() {
  const { choose, counted: sentence } = page.taxonomy.families;
  const counts = families.map(({ name, skills }) => ({
    name,
    counted: fillIn(sentence, { name, skills: count(skills), share: Math.round((100 * skills) / all) }),
  }));
  return (
    <fieldset className="grid gap-2 page-lg:pr-gutter print:hidden">
      <legend className="sr-only">{choose}</legend>
      <div className="flex flex-wrap gap-1.5">
        {counts.map(({ name, counted }) => (
          <Choice
            key={name}
            className="px-2.5 py-1.5 text-small leading-5"
            input={{
              name: 'family',
              value: name,
              'aria-label': counted,
              defaultChecked: name === page.taxonomy.family.name,
            }}
          >
            {name}
          </Choice>
        ))}
      </div>
      <ul className={styles.counts} aria-hidden="true">
        {counts.map(({ name, counted }) => (
          <li key={name}>{counted}</li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The taxonomy in three scales, each a piece of the one before: the globe, a skill among its kin, its levels. */
export function Taxonomy() {
  const { title, text, claim, family, kin, one, near } = page.taxonomy;
  const skill = read?.skill ?? '';
  const level = read?.level ?? 0;
  const size = families.find(({ name }) => name === family.name)?.skills ?? 0;
  return (
    <Section id="taxonomy" background="ink" title={title} text={fillIn(text, { phrase: read?.phrase ?? '' })}>
      <div className={styles.scales} data-motion>
        <StretchedSvg className={styles.beams} viewBox="0 0 1136 386.2">
          <path d="M254.7 140.0L552.7 70.9L483.5 343.1zM588.4 224.9L828.3 42.4L857 361.7z" />
        </StretchedSvg>
        <Scale
          figure={
            <>
              {claim.figure}
              <EvidenceMark claim={claim} />
            </>
          }
          title={claim.wording}
          text={globeKey()}
          below={<Families />}
        >
          <Chart drawing={chart} background="ink" className={styles.globe} />
        </Scale>
        <Scale figure={count(size)} title={family.text} text={kin.text}>
          <KinLens skill={skill} near={near} label={fillIn(kin.drawn, { skill, near: listed(near) })} />
        </Scale>
        <Scale
          figure={String(levels.length)}
          title={fillIn(one.title, { skill })}
          text={fillIn(one.text, { level, word: levels[level - 1] ?? '' })}
        >
          <LevelLens
            levels={steps}
            read={level}
            label={fillIn(one.drawn, {
              skill,
              levels: listed(steps.map(({ name, phrase }) => `${name} ${phrase}`)),
            })}
          />
        </Scale>
      </div>
    </Section>
  );
}
