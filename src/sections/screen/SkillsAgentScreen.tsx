import { Decoration } from '../../components/Decoration.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { count, dayInWords, fillIn, initials } from '../../content/format.ts';
import copy from '../../content/screens/skills-agent.yaml';
import type { PartProps } from './part.ts';
import screen from './ScreenFrame.module.css';
import { ScreenFrame } from './ScreenFrame.tsx';
import styles from './SkillsAgentScreen.module.css';

function Avatar({ name, className }: { readonly name: string; readonly className: string }) {
  return (
    <Decoration
      className={`grid flex-none place-items-center border border-lagoon rounded-full bg-mist text-ink font-600 tracking-[-0.02em] ${className}`}
    >
      {initials(name)}
    </Decoration>
  );
}

function Question() {
  const { asker } = copy;
  return (
    <div className="flex gap-3.5 items-start">
      <Avatar name={asker.name} className="size-[2.15em]" />
      <InkPanel as="p" className="px-3.5 pt-2 pb-2.5 rounded-sm forced-colors:border">
        <strong className="text-small font-600">{copy.question}</strong>
        <span className="block text-contour">
          {asker.name}, {asker.role}, {asker.time}
        </span>
      </InkPanel>
    </div>
  );
}

function People({ rows }: PartProps) {
  const { caption, columns, of, none, now, weeks, learning } = copy.table;
  const asked = copy.required.skills.length;
  const heads = [columns.person, columns.matching, columns.missing, columns.weeks];
  return (
    <table className="w-full">
      <caption className="text-slate font-600 text-left pb-1.5">{caption}</caption>
      <thead>
        <tr className={screen.columns}>
          {heads.map((label) => (
            <th
              className={`last:text-right ${label === columns.matching ? 'max-mockup-xs:hidden' : ''}`}
              key={label}
              scope="col"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.people.slice(0, rows).map((person) => (
          <tr key={person.name}>
            <th
              className={`${screen.cell} relative font-600 max-mockup-xs:w-2/5 mockup-xs:pl-[3em]`}
              scope="row"
            >
              <Avatar
                name={person.name}
                className="absolute left-0 top-2 size-[2.15em] max-mockup-xs:hidden"
              />
              {person.name}
              <span className="block text-slate font-400">{person.role}</span>
            </th>
            <td className={`${screen.cell} whitespace-nowrap max-mockup-xs:hidden`}>
              <b className="font-600">{person.missing === undefined ? asked : asked - 1}</b> {of} {asked}
            </td>
            <td className={screen.cell}>
              {person.missing ?? <span className="text-slate">{none}</span>}
              {person.learning ? (
                <span className="block text-slate font-400">{learning[person.learning]}</span>
              ) : null}
            </td>
            <td className={`${screen.cell} whitespace-nowrap text-right`}>
              {person.weeks === 0 ? (
                <b className="px-1.5 rounded-sm bg-sun text-ink font-600 forced-colors:border">{now}</b>
              ) : (
                fillIn(weeks, person)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sources() {
  const { label, records, systems, total, scope } = copy.sources;
  return (
    <div className="grid gap-4 content-start">
      <table className="w-full">
        <caption className="text-slate font-600 text-left pb-1.5">{label}</caption>
        <tbody>
          {systems.map((source) => (
            <tr key={source.system}>
              <th className={screen.cell} scope="row">
                {source.system}
                <span className="block text-slate font-400">
                  {source.holds}, {source.read}
                </span>
              </th>
              <td className={`${screen.cell} font-600 text-right`}>{count(source.records)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className={`${screen.cell} border-t-ink`} scope="row">
              {total.label}
              <span className="block text-slate font-400">{dayInWords(copy.date)}</span>
            </th>
            <td className={`${screen.cell} border-t-ink font-600 text-right`}>
              {count(total.records)}
              <span className="sr-only"> {records}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="block text-slate font-400">{scope}</p>
    </div>
  );
}

interface AgentScreenProps extends PartProps {
  /** Leaves out the sources and the skills that the role asks for. */
  readonly brief?: boolean;
}

/**
 * Skills Agent: a question in plain language, the people it finds and the records it read (sample data). On phones only the question,
 * the answer and the people.
 */
export function SkillsAgentScreen({ brief = false, rows }: AgentScreenProps) {
  const { label, skills } = copy.required;
  const centre = (
    <div className="grid gap-4 content-start">
      {rows ? null : (
        <>
          <Question />
          <p className="max-w-[44ch] font-display text-lead text-balance leading-[1.3] mockup-xs:text-heading">
            {copy.answer}
          </p>
        </>
      )}
      <People rows={rows} />
    </div>
  );
  return (
    <ScreenFrame product="skills-agent" view={copy.view} description={copy.description}>
      {brief || rows ? (
        centre
      ) : (
        <div className="grid gap-5 mockup-md:grid-cols-[minmax(0,1fr)_13rem] mockup-lg:gap-6 mockup-lg:grid-cols-[minmax(0,1fr)_16rem] mockup-xl:gap-8 mockup-xl:grid-cols-[minmax(0,1fr)_18rem]">
          {centre}
          <div className={`max-mockup-xs:hidden ${styles.margin}`}>
            <Sources />
            <div>
              <p className="text-slate font-600 text-left pb-1.5">{label}</p>
              <ul className="border-t border-t-contour">
                {skills.map((skill) => (
                  <li className="py-1 border-b border-b-contour" key={skill}>
                    {skill}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      )}
    </ScreenFrame>
  );
}
