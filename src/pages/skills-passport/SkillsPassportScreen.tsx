import { initials } from '../../components/initials.ts';
import { dayInWords, listed } from '../../content/format.ts';
import copy from '../../content/screens/skills-passport.yaml';
import { LevelDots } from '../../sections/LevelDots.tsx';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { Rosette } from './Rosette.tsx';
import '../../design/screens-people.css';

const stateIcons = { verified: 'i-lucide-badge-check', pending: 'i-lucide-hourglass' } as const;

function Holder() {
  const { holder, labels, credentials } = copy;
  const verified = credentials.filter(({ state }) => state === 'verified');
  const issuers = new Set(verified.map(({ issuer }) => issuer));
  const figures = [
    { count: verified.length, label: labels.verified },
    { count: credentials.length - verified.length, label: labels.pending },
    { count: issuers.size, label: labels.issuers },
  ];
  return (
    <div className="grid gap-y-3.5 gap-x-4 p-3.5 border border-lagoon grid-cols-[auto_1fr] items-center rounded-[4px] [background:radial-gradient(circle,#0000_67%,color-mix(in_oklab,var(--colors-contour)_45%,#0000)_69%,#0000_72%)_0_0_/_2.5rem_2.5rem,radial-gradient(circle,#0000_67%,color-mix(in_oklab,var(--colors-contour)_45%,#0000)_69%,#0000_72%)_1.25rem_1.25rem_/_2.5rem_2.5rem] [outline:1px_solid_var(--screen-line)] [outline-offset:-4px] screen-sm:gap-x-5 screen-sm:px-5 screen-sm:grid-cols-[auto_1fr_auto] screen-lg:[grid-column:1_/_-1]">
      <Rosette>{initials(holder.name)}</Rosette>
      <p>
        <strong className="font-display text-large leading-[1.2] font-650">{holder.name}</strong>
        <span className="people-note">{holder.role}</span>
        <span className="people-note">
          {labels.number} {holder.number}
        </span>
      </p>
      <ul className="flex gap-y-1 gap-x-6 [grid-column:1_/_-1] screen-sm:[grid-column:auto]">
        {figures.map(({ count, label }) => (
          <li key={label}>
            <b className="font-display text-large font-650 screen-sm:block screen-sm:text-numeral screen-sm:leading-[1.1]">
              {count}
            </b>{' '}
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Credentials() {
  const { caption, columns, states } = copy.table;
  return (
    <div className="passport-credentials">
      <table className="people-table">
        <caption className="people-label pb-1.5">{caption}</caption>
        <thead>
          <tr>
            <th className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom" scope="col">
              {columns.skill}
            </th>
            <th className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom" scope="col">
              {columns.level}
            </th>
            <th className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom" scope="col">
              {columns.date}
            </th>
            <th className="py-1 border-t-ink text-[var(--screen-quiet)] font-400 align-bottom" scope="col">
              {columns.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {copy.credentials.map(({ skill, level, issuer, date, state }) => (
            <tr key={skill}>
              <th className="font-650" scope="row">
                {skill}
                <span className="people-note">{copy.issuers[issuer].name}</span>
              </th>
              <td>
                <LevelDots shown={level} asked={5} />
              </td>
              <td>{dayInWords(date)}</td>
              <td className={`passport-${state}`}>
                <span className={stateIcons[state]} aria-hidden="true" /> {states[state]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="people-note pt-2.5 border-t border-t-[var(--screen-line)]">{copy.pending}</p>
    </div>
  );
}

function Sharing() {
  const { label, everything, until, shares, nobody } = copy.sharing;
  return (
    <div className="grid gap-1.5 content-start">
      <p className="people-label">{label}</p>
      <ul>
        {shares.map((share) => (
          <li
            className="grid py-2 border-t border-t-[var(--screen-line)] screen-sm:grid-cols-[1fr_auto] screen-lg:grid-cols-[minmax(0,1fr)] first:border-t-ink"
            key={share.with}
          >
            <strong className="font-650">{share.with}</strong>
            <span>{share.skills ? listed(share.skills) : everything}</span>
            <span className="people-note screen-sm:[grid-area:1_/_2] screen-lg:[grid-area:auto]">
              {until} {dayInWords(share.until)}
            </span>
          </li>
        ))}
      </ul>
      <p className="relative pr-3 pl-9 py-2.5 rounded-[2px] bg-mist">
        <span className="i-lucide-lock absolute left-3 top-2.75" aria-hidden="true" /> {nobody}
      </p>
    </div>
  );
}

/** Skills Passport: one person's credentials, who vouches for them and who may see them (sample data). */
export function SkillsPassportScreen() {
  return (
    <ScreenFrame product="skills-passport" view={copy.view} description={copy.description}>
      <div className="people passport screen-lg:gap-x-8 screen-lg:grid-cols-[minmax(0,1fr)_17rem] screen-xl:gap-x-10 screen-xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Holder />
        <Credentials />
        <Sharing />
      </div>
    </ScreenFrame>
  );
}
