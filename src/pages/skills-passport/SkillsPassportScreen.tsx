import badgeCheckIcon from 'virtual:icon/badge-check';
import hourglassIcon from 'virtual:icon/hourglass';
import lockIcon from 'virtual:icon/lock';
import { Icon } from '../../components/Decoration.tsx';
import { HeaderRow } from '../../components/HeaderRow.tsx';
import { dayInWords, initials, listed } from '../../content/format.ts';
import { LevelDots } from '../../sections/LevelDots.tsx';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { Weave } from './AnnotatedStamp.tsx';
import copy from './screen.yaml';

const states = {
  verified: { icon: badgeCheckIcon, className: 'text-lagoon font-600' },
  pending: { icon: hourglassIcon, className: '' },
} as const;

function Rosette({ text }: { readonly text: string }) {
  return (
    <svg
      className="size-17 fill-none stroke-lagoon stroke-width-0.9 screen-sm:size-21"
      viewBox="-50 -50 100 100"
      aria-hidden="true"
    >
      <Weave turn={15} along={48} across={27} />
      <circle className="fill-sun stroke-ink" r="25" />
      <text className="fill-ink stroke-none font-display text-[21px]" textAnchor="middle" y="7">
        {text}
      </text>
    </svg>
  );
}

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
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3.5 items-center p-3.5 border border-lagoon rounded-md outline-1 outline-contour -outline-offset-4 screen-sm:gap-x-5 screen-sm:px-5 screen-sm:grid-cols-[auto_1fr_auto] screen-lg:col-span-full">
      <Rosette text={initials(holder.name)} />
      <p>
        <strong className="font-display text-large leading-[1.2]">{holder.name}</strong>
        <span className="screen-note">{holder.role}</span>
        <span className="screen-note">
          {labels.number} {holder.number}
        </span>
      </p>
      <ul className="flex col-span-full gap-x-6 gap-y-1 screen-sm:col-auto">
        {figures.map(({ count, label }) => (
          <li key={label}>
            <b className="font-display text-large screen-sm:block screen-sm:text-figure screen-sm:leading-[1.1]">
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
  const { caption, columns, states: names } = copy.table;
  return (
    <div>
      <table className="w-full">
        <caption className="screen-label pb-1.5">{caption}</caption>
        <thead>
          <HeaderRow
            className="*:screen-column"
            columns={[columns.skill, columns.level, columns.date, columns.state]}
          />
        </thead>
        <tbody>
          {copy.credentials.map(({ skill, level, issuer, date, state }) => (
            <tr key={skill}>
              <th className="screen-cell font-600" scope="row">
                {skill}
                <span className="screen-note">{copy.issuers[issuer].name}</span>
              </th>
              <td className="screen-cell whitespace-nowrap">
                <LevelDots level={level} place="beside-if-wide" />
              </td>
              <td className="screen-cell screen-sm:whitespace-nowrap">{dayInWords(date)}</td>
              <td className={`screen-cell whitespace-nowrap ${states[state].className}`}>
                <Icon path={states[state].icon} className="screen-icon" /> {names[state]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="screen-note pt-2.5 border-t border-t-contour">{copy.pending}</p>
    </div>
  );
}

function Sharing() {
  const { label, everything, until, shares, nobody } = copy.sharing;
  return (
    <div className="grid gap-1.5 content-start">
      <p className="screen-label">{label}</p>
      <ul className="*:grid *:py-2 *:border-t *:border-t-contour *:first:border-t-ink screen-sm:max-screen-lg:*:grid-cols-[1fr_auto]">
        {shares.map((share) => (
          <li key={share.with}>
            <strong className="font-600">{share.with}</strong>
            <span>{share.skills ? listed(share.skills) : everything}</span>
            <span className="screen-note screen-sm:max-screen-lg:row-1 screen-sm:max-screen-lg:col-2">
              {until} {dayInWords(share.until)}
            </span>
          </li>
        ))}
      </ul>
      <p className="relative py-2.5 pr-3 pl-9 rounded-sm bg-mist">
        <Icon path={lockIcon} className="screen-icon absolute left-3 top-2.75" /> {nobody}
      </p>
    </div>
  );
}

/** Skills Passport: one person's credentials, who vouches for them and who may see them (sample data). */
export function SkillsPassportScreen() {
  return (
    <ScreenFrame product="skills-passport" view={copy.view} description={copy.description}>
      <div className="grid gap-5 screen-lg:gap-x-8 screen-lg:grid-cols-[minmax(0,1fr)_17rem] screen-xl:gap-x-10 screen-xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Holder />
        <Credentials />
        <Sharing />
      </div>
    </ScreenFrame>
  );
}
