import { initials } from '../../components/initials.ts';
import { count, dayInWords } from '../../content/format.ts';
import copy from '../../content/screens/skills-agent.yaml';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { AgentPeople } from './AgentPeople.tsx';
import '../../design/screens-people.css';

function Question() {
  const { asker } = copy;
  return (
    <div className="flex gap-3.5 items-start">
      <span
        className="grid border border-lagoon w-7 h-7 [flex:none] rounded-full bg-mist text-ink font-600 tracking-[-0.02em] place-items-center"
        aria-hidden="true"
      >
        {initials(asker.name)}
      </span>
      <p className="relative px-3.5 pt-2 pb-2.5 rounded-[2px] bg-ink text-paper forced-colors:border forced-colors:border-[CanvasText] before:content-[''] before:absolute before:right-full before:top-2 before:border-r-[0.625rem] before:border-l-0 before:border-y-[0.375rem] before:border-r-ink before:border-l-transparent before:border-y-transparent forced-colors:before:[content:none]">
        <strong className="text-label font-650">{copy.question}</strong>
        <span className="people-note text-contour">
          {asker.name}, {asker.role}, {asker.time}
        </span>
      </p>
    </div>
  );
}

function Route() {
  return (
    <ol
      className="grid [counter-reset:stop] screen-sm:grid-cols-[repeat(3,1fr)] screen-lg:grid-cols-[1fr_1fr_auto]"
      aria-label={copy.route.label}
    >
      {copy.route.stops.map((stop) => (
        <li
          className="relative pr-0 pl-10.5 pt-0.75 pb-3 [counter-increment:stop] screen-sm:pr-4 screen-sm:pl-0 screen-sm:pt-7 screen-sm:pb-0 before:absolute before:grid before:left-0.75 before:top-0 before:[content:counter(stop)] before:z-1 before:w-5.5 before:h-5.5 before:rounded-full before:bg-ink before:text-paper before:font-600 before:leading-none before:place-items-center screen-sm:before:left-0 forced-colors:before:border forced-colors:before:border-[CanvasText] last:pb-0 not-last:after:content-[''] not-last:after:absolute not-last:after:left-2.5 not-last:after:top-3 not-last:after:-bottom-3 not-last:after:w-2 not-last:after:[background:linear-gradient(90deg,var(--colors-sun)_0.1875rem,var(--colors-ink)_0_0.3125rem,var(--colors-sun)_0)] screen-sm:not-last:after:right-0 screen-sm:not-last:after:left-3 screen-sm:not-last:after:top-1.75 screen-sm:not-last:after:bottom-auto screen-sm:not-last:after:w-auto screen-sm:not-last:after:h-2 screen-sm:not-last:after:[background:linear-gradient(var(--colors-sun)_0.1875rem,var(--colors-ink)_0_0.3125rem,var(--colors-sun)_0)]"
          key={stop.text}
        >
          <b className="screen-sm:block screen-sm:font-display screen-sm:text-subhead screen-sm:leading-[1.2] font-650">
            {count(stop.people)}
          </b>{' '}
          {stop.text}
        </li>
      ))}
    </ol>
  );
}

function Sources() {
  const { label, records, systems, total, scope } = copy.sources;
  return (
    <div className="grid gap-4 content-start">
      <p className="people-label">{label}</p>
      <table className="-mt-2.5 w-full">
        <tbody>
          {systems.map((source) => (
            <tr key={source.system}>
              <th
                className="py-1.75 border-t border-t-[var(--screen-line)] font-400 text-left align-top"
                scope="row"
              >
                {source.system}
                <span className="people-note">
                  {source.holds}, {source.read}
                </span>
              </th>
              <td className="py-1.75 border-t border-t-[var(--screen-line)] font-400 text-left align-top">
                {count(source.records)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className="py-1.75 border-t border-t-ink font-400 text-left align-top" scope="row">
              {total.label}
              <span className="people-note">{dayInWords(copy.date)}</span>
            </th>
            <td className="py-1.75 border-t border-t-ink font-400 text-left align-top">
              {count(total.records)}
              <span className="visually-hidden"> {records}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="people-note">{scope}</p>
    </div>
  );
}

function Context() {
  return (
    <div className="grid gap-4 content-start">
      <p className="people-label">{copy.required.label}</p>
      <ul className="grid gap-y-0 gap-x-4 -mt-2.5 border-t border-t-[var(--screen-line)] grid-cols-[1fr_1fr] screen-sm:grid-cols-[1fr]">
        {copy.required.skills.map((skill) => (
          <li className="py-1 border-b border-b-[var(--screen-line)]" key={skill}>
            {skill}
          </li>
        ))}
      </ul>
      <p className="people-label">{copy.earlier.label}</p>
      <p className="-mt-3">
        {copy.earlier.question}
        <span className="people-note">{copy.earlier.answer}</span>
      </p>
    </div>
  );
}

function FollowUps() {
  const { label, questions } = copy.followUps;
  return (
    <div>
      <p className="people-label">{label}</p>
      <ul className="flex flex-wrap gap-1.5 mt-1.5">
        {questions.map((next) => (
          <li className="px-2.5 py-1 border border-outline rounded-[4px]" key={next}>
            {next}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Skills Agent: a question in plain language, the people it finds and the records it read (sample data). */
export function SkillsAgentScreen() {
  return (
    <ScreenFrame product="skills-agent" view={copy.view} description={copy.description}>
      <div className="people screen-lg:gap-6 screen-lg:grid-cols-[minmax(0,1fr)_16rem] screen-xl:gap-8 screen-xl:grid-cols-[minmax(0,1fr)_18rem] screen-md:gap-5 screen-md:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="grid gap-4 content-start">
          <Question />
          <p className="text-balance max-w-[44ch] font-display text-prose font-600 leading-[1.3] screen-sm:text-subhead">
            {copy.answer}
          </p>
          <Route />
          <AgentPeople />
          <FollowUps />
        </div>
        <div className="grid gap-4 pt-4 border-t border-t-[var(--screen-line)] content-start screen-sm:gap-x-8 screen-sm:grid-cols-[1fr_1fr] screen-lg:pr-0 screen-lg:pl-6 screen-lg:py-0 screen-lg:border-l screen-lg:border-t-0 screen-lg:border-l-[var(--screen-line)] screen-lg:grid-cols-[minmax(0,1fr)] screen-xl:pl-8 screen-md:pr-0 screen-md:pl-5 screen-md:py-0 screen-md:border-l screen-md:border-t-0 screen-md:border-l-[var(--screen-line)] screen-md:grid-cols-[minmax(0,1fr)]">
          <Sources />
          <Context />
        </div>
      </div>
    </ScreenFrame>
  );
}
