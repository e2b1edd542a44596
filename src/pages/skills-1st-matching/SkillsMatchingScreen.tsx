import { listed } from '../../content/format.ts';
import copy from '../../content/screens/skills-1st-matching.yaml';
import { matchOf } from '../../screens/match.ts';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { MatchingTable } from './MatchingTable.tsx';
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
    <div className="matching-opened">
      <p className="matching-candidate">
        <span className="people-label">
          {label} {code}
        </span>
        <b>{match.share}%</b>
        <span>
          {match.met} {copy.table.of} {match.asked} {summary}
        </span>
      </p>
      <ul className="matching-reasons">
        {reasons.map(({ skill, text }) => (
          <li key={skill}>
            <span className="i-lucide-check" aria-hidden="true" />
            <strong>{skill}</strong> <span className="people-note">{level.get(skill)}</span>
            <span>{text}</span>
          </li>
        ))}
        <li className="matching-missing">
          <span className="i-lucide-circle-dashed" aria-hidden="true" />
          <strong>
            {missing.label} {missing.skill}
          </strong>{' '}
          <span className="people-note">{level.get(missing.skill)}</span>
          <span>{missing.text}</span>
        </li>
      </ul>
      <p className="matching-also">
        <span className="people-label">{also.label}</span> {listed(also.skills)}
      </p>
    </div>
  );
}

/** Skills 1st Matching: candidates without names beside the skills a role asks for (sample data). */
export function SkillsMatchingScreen() {
  return (
    <ScreenFrame product="skills-1st-matching" view={copy.view} description={copy.description}>
      <div className="people matching">
        <div className="matching-role">
          <p>
            <strong>{copy.role}</strong>
            <span className="people-note">{copy.team}</span>
          </p>
          <p className="matching-anonymous">
            <span className="i-lucide-eye-off" aria-hidden="true" />
            {copy.anonymous}
          </p>
        </div>
        <div className="matching-all">
          <MatchingTable />
          <p className="people-note">{copy.rule}</p>
        </div>
        <Opened />
      </div>
    </ScreenFrame>
  );
}
