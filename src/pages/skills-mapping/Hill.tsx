import { StretchedSvg } from '../../components/Decoration.tsx';
import styles from './GapMap.module.css';
import { contourScale, outline, outlineBelow, outlineReach } from './gap-move.ts';

/** Contours for each person in a hill's width, which is in the unit of its text size. */
const width = 2.24;

interface HillProps {
  readonly skill: string;
  /** One contour for each of these people. */
  readonly people: number;
  /** How many of them, from the foot up, have not moved. */
  readonly left: number;
  /** Whether they are available, a hollow, or missing, a hill. */
  readonly hollow: boolean;
  readonly numbers?: boolean;
}

/** A hill or a hollow of people, seen from above; the contours of those who moved are marked, every fifth has its number. */
export function Hill({ skill, people, left, hollow, numbers = false }: HillProps) {
  const box = 2 * outlineReach;
  const contours = Array.from({ length: people }, (_, place) => place + 1);
  const size = `${Math.round(100 * width * people) / 100}em`;
  return (
    <svg
      className={`${styles.hill} ${hollow ? styles.hollow : styles.summit}`}
      width={size}
      height={size}
      data-flies={skill}
      aria-hidden="true"
    >
      <StretchedSvg viewBox={`${-outlineReach} ${-outlineReach} ${box} ${box}`}>
        {contours.map((contour) => (
          <path
            key={contour}
            d={outline}
            transform={`scale(${contourScale(contour, people)})`}
            className={contour > left ? styles.moved : undefined}
          />
        ))}
      </StretchedSvg>
      {numbers
        ? contours
            .filter((contour) => contour % 5 === 0 && contour <= left)
            .map((contour) => (
              <text
                key={contour}
                x="50%"
                y={`${50 + (100 * outlineBelow * contourScale(contour, people)) / box}%`}
              >
                {contour}
              </text>
            ))
        : null}
    </svg>
  );
}

interface PeopleBarProps {
  readonly skill: string;
  readonly people: number;
  /** How many of them have not moved. */
  readonly left: number;
  readonly hollow: boolean;
}

/** The contours of a hill or a hollow side by side: a stroke for each person, those who moved marked. */
export function PeopleBar({ skill, people, left, hollow }: PeopleBarProps) {
  const stroke = { strokeWidth: 14, strokeDasharray: '4 2' };
  return (
    <svg width={6 * people} height="14" data-flies={skill} aria-hidden="true">
      <path d={`M0 7H${6 * left}`} {...stroke} className={hollow ? 'stroke-sun' : 'stroke-link'} />
      <path
        d={`M${6 * left} 7H${6 * people}`}
        {...stroke}
        className={hollow ? 'stroke-line' : 'stroke-sun'}
      />
    </svg>
  );
}
