import type { ReactNode } from 'react';
import { initials } from '../../components/initials.ts';
import copy from '../../content/screens/skills-agent.yaml';
import '../../design/screens-people.css';

type Person = (typeof copy.people)[number];

function Missing({ missing, learning }: Person): ReactNode {
  if (missing === undefined) return <span className="text-[var(--screen-quiet)]">{copy.table.none}</span>;
  return (
    <>
      {missing}
      {learning ? <span className="people-note">{copy.table.learning[learning]}</span> : null}
    </>
  );
}

/** The people of the answer: how many of the required skills they have, what is missing and for how long. */
export function AgentPeople() {
  const { caption, columns, of, now, weeks } = copy.table;
  const asked = copy.required.skills.length;
  return (
    <table className="people-table max-screen-sm:table-fixed">
      <caption className="people-label pb-1.5">{caption}</caption>
      <thead>
        <tr>
          <th
            className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom last:text-right max-screen-sm:not-last:pr-1.5 max-screen-sm:first:w-[41%] max-screen-sm:nth-[2]:w-[14.5%] max-screen-sm:last:w-[18.5%]"
            scope="col"
          >
            {columns.person}
          </th>
          <th
            className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom last:text-right max-screen-sm:not-last:pr-1.5 max-screen-sm:first:w-[41%] max-screen-sm:nth-[2]:w-[14.5%] max-screen-sm:last:w-[18.5%]"
            scope="col"
          >
            {columns.matching}
          </th>
          <th
            className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom last:text-right max-screen-sm:not-last:pr-1.5 max-screen-sm:first:w-[41%] max-screen-sm:nth-[2]:w-[14.5%] max-screen-sm:last:w-[18.5%]"
            scope="col"
          >
            {columns.missing}
          </th>
          <th
            className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom last:text-right max-screen-sm:not-last:pr-1.5 max-screen-sm:first:w-[41%] max-screen-sm:nth-[2]:w-[14.5%] max-screen-sm:last:w-[18.5%]"
            scope="col"
          >
            {columns.weeks}
          </th>
        </tr>
      </thead>
      <tbody>
        {copy.people.map((person) => (
          <tr key={person.name}>
            <th
              className="relative pl-7.5 font-650 screen-sm:pl-10 last:text-right max-screen-sm:not-last:pr-1.5"
              scope="row"
            >
              <span
                className="grid absolute left-0 top-2 border border-lagoon w-7 h-7 [flex:none] rounded-full bg-mist text-ink font-600 tracking-[-0.02em] place-items-center max-screen-sm:w-6.25 max-screen-sm:h-6.25"
                aria-hidden="true"
              >
                {initials(person.name)}
              </span>
              {person.name}
              <span className="people-note">{person.role}</span>
            </th>
            <td className="whitespace-nowrap nth-[3]:whitespace-normal last:text-right max-screen-sm:not-last:pr-1.5">
              <b className="font-650">{person.missing === undefined ? asked : asked - 1}</b> {of} {asked}
            </td>
            <td className="whitespace-nowrap nth-[3]:whitespace-normal last:text-right max-screen-sm:not-last:pr-1.5">
              <Missing {...person} />
            </td>
            <td className="whitespace-nowrap nth-[3]:whitespace-normal last:text-right max-screen-sm:not-last:pr-1.5">
              {person.weeks === 0 ? (
                <b className="px-1.5 py-0 rounded-[2px] bg-sun text-ink font-650 forced-colors:border forced-colors:border-[CanvasText]">
                  {now}
                </b>
              ) : (
                <>
                  <b className="font-650">{person.weeks}</b> {weeks}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
