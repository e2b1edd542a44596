import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';

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
      <ul className="grid gap-y-12 gap-x-gutter page-md:grid-cols-[repeat(3,1fr)]">
        {columns.map((column) => (
          <li
            key={column.title}
            className="grid gap-3 content-start page-md:grid page-md:gap-3 page-md:grid-rows-[subgrid] page-md:[grid-row:span_7]"
          >
            <h3 className="font-700 text-title">{column.title}</h3>
            <svg
              className="w-full h-2.5 bg-mist fill-lagoon"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={(100 * column.kind.short) / widest} height="6" />
            </svg>
            <p className="tabular-nums font-600">
              {fillIn(labels.sum, { skills: column.kind.skills, short: column.kind.short })}
            </p>
            <dl className="page-md:grid page-md:gap-0 page-md:grid-rows-[subgrid] page-md:[grid-row:span_4]">
              {rows.map(([key, label]) => (
                <div className="py-3.5 border-t border-t-contour" key={key}>
                  <dt className="text-slate text-small leading-[1.55]">{label}</dt>
                  <dd>{column[key]}</dd>
                </div>
              ))}
              <div className="py-3.5 border-t border-t-contour">
                <dt className="text-slate text-small leading-[1.55]">{labels.examples}</dt>
                <dd>{column.examples.join(', ')}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
