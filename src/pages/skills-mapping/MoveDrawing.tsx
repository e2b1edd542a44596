import type { ReactNode } from 'react';
import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { afterMove, type GapMove, layersOf } from './gap-move.ts';
import styles from './MoveDrawing.module.css';

interface HillProps {
  /** One layer for each of these people. */
  readonly people: number;
  /** How many of them, from the foot up, have not moved. */
  readonly left: number;
  /** The height of the hill, in steps of the scale. */
  readonly height: number;
  readonly className: string | undefined;
}

/** A hill of people; the layers of those who moved are marked. */
function Hill({ people, left, height, className }: HillProps) {
  return (
    <StretchedSvg
      className={`${styles.hill} ${className}`}
      data-until={height}
      viewBox={`-100 ${-people} 200 ${people}`}
    >
      {layersOf(people).map((layer, place) => (
        <path key={layer} data-moved={place >= left || undefined} d={layer} />
      ))}
    </StretchedSvg>
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

/** The scale's longest step is the widest of both gaps. */
const highest = 24;

/** People to spare as a hollow, people missing as a hill: each who moves takes a layer from one to the top of the other. */
export function MoveDrawing({ move, people, labels, sentence, children }: MoveDrawingProps) {
  const { available, short } = afterMove(move, people);
  const heightOf = (gap: number) => Math.round((highest * gap) / Math.max(move.available, move.short));
  return (
    <Container>
      <div className={styles.stage}>
        <p className={`${styles.sentence} font-display text-heading text-balance page-md:text-title`}>
          {sentence}
        </p>
        <Figure people={available} label={labels.available} skill={move.from} className={styles.from} />
        <Hill
          people={move.available}
          left={available}
          height={heightOf(move.available)}
          className={styles.hollow}
        />
        <Hill people={move.short} left={short} height={heightOf(move.short)} className={styles.summit} />
        <Figure people={short} label={labels.short} skill={move.to} className={styles.to} />
        {children}
      </div>
    </Container>
  );
}
