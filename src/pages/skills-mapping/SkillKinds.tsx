import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './product.css';

/** Hard, human and transversal skills side by side: what each answers, how it is read, how far it travels. */
export function SkillKinds({ labels, columns, ...heading }: Content<'skills-mapping'>['kinds']) {
  const rows = [
    ['question', labels.question],
    ['read', labels.read],
    ['travels', labels.travels],
  ] as const;
  const widest = Math.max(...columns.map(({ kind }) => kind.short));
  return (
    <Sheet id="kinds" {...heading}>
      <ul className="kinds">
        {columns.map((column) => (
          <li key={column.title} className="kind">
            <h3 className="font-700 text-title">{column.title}</h3>
            <svg className="kind-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * column.kind.short) / widest} height="6" />
            </svg>
            <p className="kind-sum">
              {fillIn(labels.sum, { skills: column.kind.skills, short: column.kind.short })}
            </p>
            <dl className="kind-rows">
              {rows.map(([key, label]) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{column[key]}</dd>
                </div>
              ))}
              <div>
                <dt>{labels.examples}</dt>
                <dd>{column.examples.join(', ')}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
