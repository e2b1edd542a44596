import { useState } from 'react';
import { Container } from '../../components/Container.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive, TryOut } from '../../components/TryOut.tsx';
import { fillIn } from '../../content/format.ts';
import { Table } from '../../sections/Table.tsx';
import { afterMove, sentenceFor } from './gap-move.ts';
import styles from './MoveDrawing.module.css';
import { MoveDrawing } from './MoveDrawing.tsx';
import type page from './page.yaml';

type MovePickerProps = Omit<(typeof page)['try'], 'title' | 'text' | 'sample'>;

function sentenceAfter({ move, said }: MovePickerProps, people: number): string {
  const { from, to, short: before } = move;
  return fillIn(said[sentenceFor(move, people)], { ...afterMove(move, people), from, to, before });
}

const planAfter = ({ move, plan }: MovePickerProps, people: number) =>
  fillIn(people === 0 ? plan.none : plan.text, {
    short: afterMove(move, people).planShort,
    before: move.planShort,
  });

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Every number of people in a table. */
function AllMoves({ move, available, short, table }: MovePickerProps) {
  const { from, to, most } = move;
  const columns = [`${capital(from)}: ${available}`, `${capital(to)}: ${short}`, `${table.plan}: ${short}`];
  return (
    <Container>
      <Table
        caption={table.caption}
        columns={[table.people, ...columns]}
        rows={Array.from({ length: most + 1 }, (_, people) => {
          const after = afterMove(move, people);
          return { name: String(people), cells: [after.available, after.short, after.planShort] };
        })}
      />
    </Container>
  );
}

/** People to move by a slider from the hollow to the hill; the sentence is the slider's value as it is read out. */
function MoveChoice({ disabled, ...props }: MovePickerProps & { readonly disabled: boolean }) {
  const { move, available, short, slider, drag, learn, plan } = props;
  const [people, setPeople] = useState(0);
  const sentence = sentenceAfter(props, people);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-block">
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
            className={`${styles.people} ${people > 0 ? 'text-subhead' : 'text-note'}`}
            aria-hidden="true"
          >
            {people === 0 ? drag : people}
          </span>
        </div>
      </MoveDrawing>
      <Container>
        <Definitions
          className="grid gap-x-gutter gap-y-4 page-md:grid-cols-2 *:pt-2.5 *:border-t *:border-t-line [&_dt]:text-muted [&_dt]:text-small [&_dd]:font-600"
          items={[
            [learn.title, learn.text],
            [plan.title, planAfter(props, people)],
          ]}
        />
      </Container>
    </div>
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
