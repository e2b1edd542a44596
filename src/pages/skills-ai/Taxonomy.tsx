import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { count, fillIn, listed } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { organisation } from '../../drawings/sample.ts';
import chart, { globeKey } from '../../drawings/skills-ai.drawing.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { KinLens, LevelLens } from './Lenses.tsx';
import page from './page.yaml';
import styles from './Taxonomy.module.css';

const [read] = page.sentence.parts;
const { levels } = page.sentence;

/** Each level with words that ask for it; those of the sentence stand at the level that was read in them. */
const steps = levels.map((name, index) => {
  const others = page.taxonomy.phrases;
  const phrase =
    index + 1 === read?.level ? read.phrase : others[index + 1 > (read?.level ?? 0) ? index - 1 : index];
  return { name, phrase: `“${phrase}”` };
});

/** What the glass enlarges: from its place to the next scale's rim, drawn across all three; on narrow pages down to it. */
function Beam({ d }: { readonly d: string }) {
  return (
    <>
      <StretchedSvg className={styles.beams} viewBox="0 0 1136 386.2">
        <path d={d} />
      </StretchedSvg>
      <Decoration className={styles.beam} />
    </>
  );
}

/** The taxonomy in three scales, each a piece of the one before: the globe, a skill among its kin, its levels. */
export function Taxonomy() {
  const { title, text, claim, family, kin, one, near } = page.taxonomy;
  const skill = read?.skill.name ?? '';
  const level = read?.level ?? 0;
  const size = organisation.taxonomy.families.find(({ name }) => name === family.name)?.skills ?? 0;
  return (
    <Section
      id="taxonomy"
      head="stacked"
      background="ink"
      title={title}
      text={fillIn(text, { phrase: read?.phrase ?? '' })}
    >
      <div className={styles.scales} data-motion>
        <div className={styles.scale}>
          <Chart drawing={chart} background="ink" />
          <p>
            <b>
              {claim.figure}
              <EvidenceMark claim={claim} />
            </b>{' '}
            <span>{claim.wording}</span> <small>{globeKey()}</small>
          </p>
        </div>
        <div className={styles.scale}>
          <Beam d="M254.7 140.0L552.7 70.9L483.5 343.1z" />
          <KinLens skill={skill} near={near} label={fillIn(kin.drawn, { skill, near: listed(near) })} />
          <p>
            <b>{count(size)}</b> <span>{family.text}</span> <small>{kin.text}</small>
          </p>
        </div>
        <div className={styles.scale}>
          <Beam d="M588.4 224.9L828.3 42.4L857 361.7z" />
          <LevelLens
            levels={steps}
            read={level}
            label={fillIn(one.drawn, {
              skill,
              levels: listed(steps.map(({ name, phrase }) => `${name} ${phrase}`)),
            })}
          />
          <p>
            <b>{one.figure}</b> <span>{fillIn(one.title, { skill })}</span>{' '}
            <small>{fillIn(one.text, { level, word: levels[level - 1] ?? '' })}</small>
          </p>
        </div>
      </div>
    </Section>
  );
}
