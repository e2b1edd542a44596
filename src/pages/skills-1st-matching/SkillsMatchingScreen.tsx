import { CheckIcon, CircleDashedIcon, EyeOffIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { listed } from '../../content/format.ts';
import copy from '../../content/screens/skills-1st-matching.yaml';
import { LevelDots } from '../../sections/LevelDots.tsx';
import screen from '../../sections/Screen.module.css';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';

function MatchingTable() {
  const { caption, code, match, of } = copy.table;
  const head = 'pr-0 mockup-lg:pr-2';
  const cell = `${screen.cell} pr-0 mockup-lg:pr-2`;
  const levelCell = `${cell} py-1.5 text-slate leading-[1.1]`;
  return (
    <table className="w-full table-fixed">
      <caption className="text-slate font-600 text-left pb-1.5">{caption}</caption>
      <thead>
        <tr className={screen.columns}>
          <th className={`${head} w-11.5 mockup-xs:w-15 mockup-lg:w-21`} scope="col">
            {code}
          </th>
          {copy.skills.map(({ skill }) => (
            <th className={head} key={skill} scope="col">
              {/* Written upwards where a column is no wider than its dots. */}
              <span className="block rotate-180 write-vertical-right whitespace-nowrap mockup-lg:whitespace-normal mockup-lg:rotate-none mockup-lg:[writing-mode:horizontal-tb]">
                {skill}
              </span>
            </th>
          ))}
          <th className={`${head} w-11 text-right mockup-lg:w-21`} scope="col">
            {match}
          </th>
        </tr>
        <tr>
          <th className={levelCell} scope="row">
            {copy.table.asked}
          </th>
          {copy.skills.map((column) => (
            <td className={levelCell} key={column.skill}>
              <LevelDots level={column.asked} />
            </td>
          ))}
          <td className={levelCell} />
        </tr>
      </thead>
      <tbody>
        {copy.candidates.map(({ code: name, shown, met, share }) => (
          <tr
            key={name}
            className={`group ${name === copy.opened.candidate.code ? 'bg-mist first:*:[box-shadow:inset_3px_0_var(--colors-sun)] forced-colors:outline-1' : ''}`}
          >
            <th className={`${cell} pl-1.5 font-600 group-first:border-t-ink mockup-xs:pl-2.5`} scope="row">
              {name}
            </th>
            {copy.skills.map((column, index) => (
              <td className={`${cell} group-first:border-t-ink`} key={column.skill}>
                <LevelDots level={shown[index] ?? 0} muted={(shown[index] ?? 0) < column.asked} />
              </td>
            ))}
            <td className={`${screen.cell} last:pr-1.5 text-right group-first:border-t-ink`}>
              <b className="font-600 text-note leading-none">{share}%</b>
              <span className="block text-slate font-400">
                {met} {of} {copy.skills.length}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Opened() {
  const { candidate, label, summary, reasons, missing, also } = copy.opened;
  const levelOf = (name: string) => {
    const index = copy.skills.findIndex(({ skill }) => skill === name);
    const asked = copy.skills[index]?.asked;
    return index < 0 ? '' : `${candidate.shown[index]} ${copy.opened.shown}, ${asked} ${copy.opened.asked}`;
  };
  const missed = { ...missing, title: `${missing.label} ${missing.skill}` };
  return (
    <div className="grid gap-3 p-3.5 border border-t-3 border-ink border-t-sun content-start rounded-sm mockup-lg:gap-x-6 mockup-lg:grid-cols-[9rem_1fr]">
      <p className="grid gap-x-3 grid-cols-[auto_1fr] items-center mockup-lg:grid-cols-1 mockup-lg:content-start">
        <span className="text-slate font-600 text-left col-span-full">
          {label} {candidate.code}
        </span>
        <b className="font-display text-total leading-[1.1]">{candidate.share}%</b>
        <span>
          {candidate.met} {copy.table.of} {copy.skills.length} {summary}
        </span>
      </p>
      <ul className="grid gap-x-6 mockup-xs:grid-cols-2 mockup-xl:grid-cols-3">
        {[...reasons.map((reason) => ({ ...reason, title: reason.skill })), missed].map((entry) => (
          <li
            key={entry.skill}
            className={`relative flex flex-wrap gap-x-2 content-start py-2 pl-6 border-t border-t-contour ${entry === missed ? 'mockup-xs:col-span-full' : ''}`}
          >
            <Icon
              icon={entry === missed ? CircleDashedIcon : CheckIcon}
              className={`size-4 absolute left-0 top-2.25 ${entry === missed ? '' : 'text-lagoon'}`}
            />
            <strong className="font-600">{entry.title}</strong>{' '}
            <span className="block text-slate font-400">{levelOf(entry.skill)}</span>
            <span className="basis-full">{entry.text}</span>
          </li>
        ))}
      </ul>
      <p className="pt-2 border-t border-t-contour mockup-lg:col-2">
        <span className="text-slate font-600 text-left pr-2">{also.label}</span> {listed(also.skills)}
      </p>
    </div>
  );
}

/** Skills 1st Matching: candidates without names beside the skills a role asks for (sample data). */
export function SkillsMatchingScreen() {
  return (
    <ScreenFrame product="skills-1st-matching" view={copy.view} description={copy.description}>
      <div className="grid gap-5">
        <div className="grid gap-3 mockup-lg:grid-cols-[1fr_auto] mockup-lg:items-center">
          <p>
            <strong className="font-display text-large">{copy.role}</strong>
            <span className="block text-slate font-400">{copy.team}</span>
          </p>
          <p className="flex gap-2.5 px-3 py-2 rounded-sm bg-mist">
            <Icon icon={EyeOffIcon} className="size-4 mt-0.25 flex-none" />
            {copy.anonymous}
          </p>
        </div>
        <div>
          <MatchingTable />
          <p className="block text-slate font-400 pt-2.5 border-t border-t-contour">{copy.rule}</p>
        </div>
        <Opened />
      </div>
    </ScreenFrame>
  );
}
