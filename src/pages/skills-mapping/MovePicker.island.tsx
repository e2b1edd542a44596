import { useState } from 'react';
import { island } from '../../components/island.tsx';
import { onlyLive, TryOut } from '../../components/TryOut.tsx';
import { fillIn } from '../../content/format.ts';
import { Table } from '../../sections/table/Table.tsx';
import { afterMove, sentenceFor } from './gap-move.ts';
import styles from './MoveDrawing.module.css';
import { MoveDrawing } from './MoveDrawing.tsx';
import hero from './MoveHero.module.css';
import type page from './page.yaml';

type MovePickerProps = Omit<(typeof page)['try'], 'title' | 'text' | 'sample'> & {
  /** What the shortage of the whole plan counts, and what a headcount makes of it. */
  readonly total: Pick<(typeof page)['hero'], 'short' | 'net'>;
};

function sentenceAfter({ move, said }: MovePickerProps, people: number): string {
  return fillIn(said[sentenceFor(move, people)], {
    ...move,
    before: move.short,
    ...afterMove(move, people),
  });
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Every number of people in a table. */
function AllMoves({ move, available, short, table }: MovePickerProps) {
  const { from, to, most } = move;
  const columns = [`${capital(from)}: ${available}`, `${capital(to)}: ${short}`, `${table.plan}: ${short}`];
  return (
    <Table
      caption={table.caption}
      columns={[table.people, ...columns]}
      rows={Array.from({ length: most + 1 }, (_, people) => {
        const after = afterMove(move, people);
        return { name: String(people), cells: [after.available, after.short, after.planShort] };
      })}
    />
  );
}

/** What the whole plan is short of. A headcount stays the same: it takes off those who are still available. */
function Total({ move, total, people }: MovePickerProps & { readonly people: number }) {
  const { planShort: short, planSpare: spare } = afterMove(move, people);
  return (
    <p className={hero.total}>
      <b className="-ml-[0.04em] block text-monument tabular-nums">{short}</b>{' '}
      <b className="block pt-3 font-display text-heading">{total.short}</b>{' '}
      <span className="block max-w-[38ch] pt-1">{fillIn(total.net, { gap: short - spare, spare })}</span>
    </p>
  );
}

/** People to move by a slider from the hollow to the hill; the sentence is the slider's value as it is read out. */
function MoveChoice({ disabled, ...props }: MovePickerProps & { readonly disabled: boolean }) {
  const { move, available, short, slider, drag } = props;
  const [people, setPeople] = useState(0);
  const sentence = sentenceAfter(props, people);
  return (
    <>
      <Total {...props} people={people} />
      <MoveDrawing move={move} people={people} labels={{ available, short }} sentence={sentence}>
        <div className={`${styles.slider} ${onlyLive}`} data-at={people} data-until={move.most}>
          <span className={styles.route} />
          <input
            type="range"
            disabled={disabled}
            min={0}
            max={move.most}
            value={people}
            aria-label={slider}
            aria-valuetext={sentence}
            onChange={({ target }) => setPeople(target.valueAsNumber)}
          />
          <span
            className={`${styles.people} ${people > 0 ? 'text-heading' : 'text-small'}`}
            aria-hidden="true"
          >
            {people === 0 ? drag : people}
          </span>
        </div>
      </MoveDrawing>
    </>
  );
}

/** A move of people and what it does to two gaps. */
export default function LiveMovePicker(props: MovePickerProps) {
  return (
    <TryOut
      className="gap-block"
      choice={(disabled) => <MoveChoice {...props} disabled={disabled} />}
      states={<AllMoves {...props} />}
    />
  );
}

export const MovePicker = island('pages/skills-mapping/MovePicker', LiveMovePicker, { hydrate: 'near' });
