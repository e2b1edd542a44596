import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { answerParts, answerStops, everybody, recordsRead } from './answer-stops.ts';
import './answer-trace.css';

function Remaining({ people }: { readonly people: number }) {
  return (
    <svg className="trace-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * people) / everybody} height="6" />
    </svg>
  );
}

/** One answer taken apart: what each source counts, what may not be read in it and what it leaves unknown. */
export function AnswerTrace({ labels, sources, sum, ...heading }: Content<'skills-agent'>['trace']) {
  const stops = answerStops();
  return (
    <Sheet id="trace" {...heading} ground="mist">
      <ol className="trace">
        {stops.map(({ system, holds, records, read, before, left }, index) => (
          <li key={system} className="trace-stop">
            <h3 className="trace-system">
              {system}{' '}
              <span className="trace-records">{fillIn(labels.records, { records, holds, read })}</span>
            </h3>
            <dl className="trace-facts">
              <div className="trace-counts">
                <dt>{labels.counts}</dt>
                <dd>
                  <b className="trace-left">{count(left)}</b> {labels.left}
                  <Remaining people={left} />
                  <span className="trace-sum">
                    {count(before)} − {count(before - left)} {sources[index]?.out}
                  </span>
                </dd>
              </div>
              <div className="trace-barred">
                <dt>{labels.barred}</dt>
                <dd>{sources[index]?.barred}</dd>
              </div>
              <div className="trace-unknown">
                <dt>{labels.unknown}</dt>
                <dd>{sources[index]?.unknown}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <div className="trace-answer">
        <h3 className="trace-system">{sum.label}</h3>
        <p className="trace-parts">
          <b>{count(stops.at(-1)?.left ?? 0)}</b> = {fillIn(sum.parts, answerParts)}
        </p>
        <p className="trace-note">{fillIn(sum.note, { records: recordsRead })}</p>
      </div>
    </Sheet>
  );
}
