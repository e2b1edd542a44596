import { listed } from '../../content/format.ts';
import copy from '../../content/screens/skills-1st-matching.yaml';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { MatchingTable } from './MatchingTable.tsx';
import { matchOf } from './match.ts';
import '../../design/screens-people.css';

const asked = copy.skills.map((column) => column.asked);

/** The levels of the opened candidate, by the skill's name. */
function levels(code: string): ReadonlyMap<string, string> {
  const shown = copy.candidates.find((candidate) => candidate.code === code)?.shown ?? [];
  const words = (index: number) =>
    `${shown[index]} ${copy.opened.shown}, ${asked[index]} ${copy.opened.asked}`;
  return new Map(copy.skills.map(({ skill }, index) => [skill, words(index)]));
}

function Opened() {
  const { code, label, summary, reasons, missing, also } = copy.opened;
  const shown = copy.candidates.find((candidate) => candidate.code === code)?.shown ?? [];
  const match = matchOf(asked, shown);
  const level = levels(code);
  return (
    <div className="grid gap-3 p-3.5 border-x border-t-3 border-b border-x-ink border-t-sun border-b-ink content-start rounded-[2px] screen-lg:gap-x-6 screen-lg:grid-cols-[9rem_1fr]">
      <p className="grid gap-y-0 gap-x-3 grid-cols-[auto_1fr] items-center screen-lg:grid-cols-[1fr] screen-lg:content-start">
        <span className="people-label [grid-column:1_/_-1]">
          {label} {code}
        </span>
        <b className="font-display text-total leading-[1.1] font-650 screen-lg:text-sum">{match.share}%</b>
        <span>
          {match.met} {copy.table.of} {match.asked} {summary}
        </span>
      </p>
      <ul className="matching-reasons grid gap-y-0 gap-x-6 screen-sm:grid-cols-[1fr_1fr] screen-xl:grid-cols-[repeat(3,1fr)]">
        {reasons.map(({ skill, text }) => (
          <li
            className="flex flex-wrap relative gap-y-0 gap-x-2 pr-0 pl-6 py-2 border-t border-t-[var(--screen-line)] content-start"
            key={skill}
          >
            <span className="i-lucide-check absolute left-0 top-2.25 text-lagoon" aria-hidden="true" />
            <strong className="font-650">{skill}</strong>{' '}
            <span className="people-note">{level.get(skill)}</span>
            <span>{text}</span>
          </li>
        ))}
        <li className="screen-sm:[grid-column:1_/_-1] flex flex-wrap relative gap-y-0 gap-x-2 pr-0 pl-6 py-2 border-t border-t-[var(--screen-line)] content-start">
          <span className="i-lucide-circle-dashed absolute left-0 top-2.25 text-ink" aria-hidden="true" />
          <strong className="font-650">
            {missing.label} {missing.skill}
          </strong>{' '}
          <span className="people-note">{level.get(missing.skill)}</span>
          <span>{missing.text}</span>
        </li>
      </ul>
      <p className="pt-2 border-t border-t-[var(--screen-line)] screen-lg:[grid-column:2]">
        <span className="people-label pr-2">{also.label}</span> {listed(also.skills)}
      </p>
    </div>
  );
}

/** Skills 1st Matching: candidates without names beside the skills a role asks for (sample data). */
export function SkillsMatchingScreen() {
  return (
    <ScreenFrame product="skills-1st-matching" view={copy.view} description={copy.description}>
      <div className="people matching">
        <div className="grid gap-3 screen-lg:grid-cols-[1fr_auto] screen-lg:items-center">
          <p>
            <strong className="font-display text-large font-650">{copy.role}</strong>
            <span className="people-note">{copy.team}</span>
          </p>
          <p className="flex gap-2.5 px-3 py-2 rounded-[2px] bg-mist">
            <span className="i-lucide-eye-off mt-0.25 [flex:none]" aria-hidden="true" />
            {copy.anonymous}
          </p>
        </div>
        <div>
          <MatchingTable />
          <p className="people-note pt-2.5 border-t border-t-[var(--screen-line)]">{copy.rule}</p>
        </div>
        <Opened />
      </div>
    </ScreenFrame>
  );
}
