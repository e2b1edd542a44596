import type { ReactNode } from 'react';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { afterMove, contourScale, type GapMove, outline, outlineBelow, outlineReach } from './gap-move.ts';
import styles from './MoveDrawing.module.css';

interface HillProps {
  /** One contour for each of these people. */
  readonly people: number;
  /** How many of them, from the foot up, have not moved. */
  readonly left: number;
  readonly className: string | undefined;
}

/** A hill or a hollow of people, seen from above; the contours of those who moved are marked, every fifth has its number. */
function Hill({ people, left, className }: HillProps) {
  const box = 2 * outlineReach;
  const contours = Array.from({ length: people }, (_, place) => place + 1);
  return (
    <svg className={`${styles.hill} ${className}`} data-until={people} aria-hidden="true">
      <StretchedSvg viewBox={`${-outlineReach} ${-outlineReach} ${box} ${box}`}>
        {contours.map((contour) => (
          <path
            key={contour}
            d={outline}
            transform={`scale(${contourScale(contour, people)})`}
            data-moved={contour > left || undefined}
          />
        ))}
      </StretchedSvg>
      {contours
        .filter((contour) => contour % 5 === 0 && contour <= left)
        .map((contour) => (
          <text
            key={contour}
            x="50%"
            y={`${50 + (100 * outlineBelow * contourScale(contour, people)) / box}%`}
          >
            {contour}
          </text>
        ))}
    </svg>
  );
}

interface FigureProps {
  readonly people: number;
  readonly label: string;
  readonly skill: string;
  readonly className: string | undefined;
}

function Figure({ people, label, skill, className }: FigureProps) {
  return (
    <p className={className}>
      <b className="font-display text-headline leading-none tabular-nums">{people}</b>{' '}
      <b className="font-display text-heading">{label}</b>{' '}
      <span className="block text-muted first-letter:uppercase">{skill}</span>
    </p>
  );
}

interface MoveDrawingProps {
  readonly move: GapMove;
  /** How many people have moved. */
  readonly people: number;
  readonly labels: { readonly available: string; readonly short: string };
  readonly sentence: string;
  /** What moves them; it lies on the ground between both hills. */
  readonly children?: ReactNode;
}

/** A map of people to spare, a hollow, and of people missing, a hill: each who moves takes a contour from both. */
export function MoveDrawing({ move, people, labels, sentence, children }: MoveDrawingProps) {
  const { available, short } = afterMove(move, people);
  return (
    <div className={styles.stage} data-at={move.available} data-until={move.short}>
      <p className={`${styles.sentence} font-display text-heading text-balance`}>{sentence}</p>
      <Figure people={available} label={labels.available} skill={move.from} className={styles.from} />
      <Hill people={move.available} left={available} className={styles.hollow} />
      <Hill people={move.short} left={short} className={styles.summit} />
      <Figure people={short} label={labels.short} skill={move.to} className={styles.to} />
      {children}
    </div>
  );
}
