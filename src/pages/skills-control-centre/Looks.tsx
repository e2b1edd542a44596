import { PageLink } from '../../components/Links.tsx';
import copy from '../../content/skills-control-centre.yaml';
import { PanelNumber, panelText } from '../../sections/ControlCentreScreen.tsx';

/** Five looks at the dashboard by the clock: what to do, and in which panel. */
export function Looks() {
  return (
    <ol className="grid page-lg:grid-cols-5 page-lg:border-t-2 page-lg:border-t-front">
      {copy.routine.looks.map(({ time, panel, title, text, link }, index) => (
        <li
          key={time}
          className="grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-1.5 py-4 border-t border-t-line content-start page-lg:block page-lg:px-4 page-lg:border-t-0 page-lg:border-l page-lg:first:border-l-0 page-lg:first:pl-0"
        >
          <p className="row-span-3 grid gap-2 content-start justify-items-start page-lg:flex page-lg:items-center page-lg:justify-between page-lg:mb-5">
            <time className="font-display text-heading font-700 page-lg:text-title">{time}</time>{' '}
            <PanelNumber number={index + 1} />
          </p>
          <h3 className="font-700 text-heading">{title}</h3>
          <p className="page-lg:mt-2">{panelText(panel, text)}</p>
          <p className="page-lg:mt-3">
            <PageLink {...link} />
          </p>
        </li>
      ))}
    </ol>
  );
}
