import { fillIn } from '../../content/format.ts';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import page from './page.yaml';
import screen from './screen.yaml';

/** What the product does differently: a figure opened into the people it counts, each with the records that say so. */
export function OpenedFigure() {
  const { title, text, opened, points } = page.difference;
  return (
    <Section
      id="difference"
      head="beside"
      title={title}
      text={text}
      figure={
        <ul className="border-l-4 border-l-sun">
          {opened.people.map(({ name, role, records }) => (
            <li
              key={name}
              className="py-2 pl-6 not-first:mt-5 not-first:border-t not-first:border-t-line not-first:pt-7"
            >
              <h3 className="text-title">{name}</h3>
              <p className="text-muted">{role}</p>
              <ul className="mt-3 grid gap-x-gutter gap-y-3 page-sm:grid-cols-2">
                {records.map((record) => {
                  const source = screen.sources.systems[record.system];
                  return (
                    <li key={record.text} className="bg-mist px-4 py-3">
                      <b className="block font-600">{record.text}</b>{' '}
                      <span className="text-muted text-small">
                        {source ? fillIn(opened.from, source) : null}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      }
    >
      <Points items={points} />
    </Section>
  );
}
