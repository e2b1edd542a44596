import { StretchedSvg } from '../../components/Decoration.tsx';
import page from './page.yaml';
import styles from './TermLines.module.css';
import { apart, pathOf, pointsOf, taughtParts } from './term-lines.ts';

const { skills, terms } = page.curriculum;

/** The least distance between two names, in per cent of the height. */
const nameGap = 7;

const highest = Math.max(...skills.flatMap((skill) => skill.terms.map(({ share }) => share)));

const lines = skills.map((skill) => {
  const points = pointsOf(skill.terms, highest);
  const last = skill.terms.at(-1);
  const look = (last?.weeks ?? 0) === 0 ? 'out' : skill.terms[0]?.weeks === 0 ? 'in' : 'stays';
  return {
    name: skill.skill,
    share: last?.share ?? 0,
    look,
    end: points.at(-1)?.[1] ?? 0,
    whole: pathOf(points),
    taught: taughtParts(skill.terms, points).map(pathOf).join(''),
  } as const;
});

const names = apart(
  lines.map(({ end }) => end),
  nameGap,
);

/** The table's skills as lines that rise and fall from term to term, strong while the module teaches them. The table says it all. */
export function TermLines() {
  return (
    <div className={styles.lines} aria-hidden="true">
      <div className={styles.plot}>
        <StretchedSvg className="absolute inset-0 h-full w-full overflow-visible" viewBox="0 0 100 100">
          {lines.map(({ name, whole }) => (
            <path key={name} className={styles.whole} d={whole} />
          ))}
          {lines.map(({ name, look, taught }) =>
            taught ? (
              <g key={name}>
                <path className={look === 'in' ? styles.casing : styles.taught} d={taught} />
                {look === 'in' ? <path className={styles.in} d={taught} /> : null}
              </g>
            ) : null,
          )}
        </StretchedSvg>
        {/* Beside what is stretched, as letters keep their shape. */}
        <svg className="absolute inset-0 h-full w-full overflow-visible" aria-hidden="true">
          {lines.map(({ name, look, share }, index) => (
            <text
              key={name}
              className={styles.name}
              data-look={look}
              x="100%"
              y={`${names[index]}%`}
              dx="10"
              dy="0.35em"
            >
              {share}% <tspan>{name}</tspan>
            </text>
          ))}
          {terms.map(({ brief }, index) => (
            <text
              key={brief}
              className={styles.term}
              x={`${(100 * index) / Math.max(1, terms.length - 1)}%`}
              y="100%"
              dy="2.2em"
            >
              {brief}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
