import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './curriculum.css';

type Curriculum = Content<'educator'>['curriculum'];
type Row = Curriculum['skills'][number];

function Cell({ cell, copy }: { readonly cell: Row['terms'][number]; readonly copy: Curriculum }) {
  const { share, weeks, moved } = cell;
  return (
    <td className="term" data-taught={weeks > 0 ? 'yes' : 'no'} data-moved={moved}>
      <span className="term-share">{share}%</span>
      {weeks > 0 ? (
        <>
          <span className="term-weeks">{fillIn(copy.weeks, { weeks })}</span>
          <span className="term-weeks-brief" aria-hidden="true">
            {fillIn(copy.weeksBrief, { weeks })}
          </span>
        </>
      ) : (
        <span className="visually-hidden">{copy.untaught}</span>
      )}
      {moved ? <span className="term-moved">{copy.events[moved]}</span> : null}
    </td>
  );
}

function Timeline(copy: Curriculum) {
  const { terms, skills } = copy;
  return (
    <table className="timeline">
      <caption className="timeline-caption">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.skill}</th>
          {terms.map(({ name, brief, adverts }) => (
            <th key={name} scope="col">
              <abbr title={name} className="timeline-brief">
                {brief}
              </abbr>
              <span className="timeline-term">{name}</span>
              <span className="timeline-adverts">{fillIn(copy.term, { adverts })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skills.map((row) => (
          <tr key={row.skill}>
            <th scope="row">
              {row.skill}
              <span className="timeline-note">{row.note}</span>
            </th>
            {row.terms.map((cell, index) => (
              <Cell key={terms[index]?.name} cell={cell} copy={copy} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{copy.total}</th>
          {terms.map(({ name }) => (
            <td key={name}>{copy.teachingWeeks}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A module against what employers asked for, term by term: which skills came in, which went out. */
export function CurriculumTimeline(curriculum: Curriculum) {
  const { name, title, text, rules, note } = curriculum;
  return (
    <Sheet id="curriculum" name={name} title={title} text={text}>
      <dl className="timeline-rules">
        {rules.map((rule) => (
          <div key={rule.term} className="timeline-rule">
            <dt>{rule.term}</dt>
            <dd>{rule.text}</dd>
          </div>
        ))}
      </dl>
      <Timeline {...curriculum} />
      <p className="timeline-source">{note}</p>
    </Sheet>
  );
}
