import { BadgeCheckIcon, HourglassIcon } from 'lucide-react';
import { HeaderRow } from '../../components/HeaderRow.tsx';
import { Icon } from '../../components/Icon.tsx';
import { dayInWords, initials } from '../../content/format.ts';
import { LevelDots } from '../../sections/LevelDots.tsx';
import screen from '../../sections/Screen.module.css';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import styles from './SkillsPassportScreen.module.css';
import copy from './screen.yaml';
import { Weave } from './Weave.tsx';

const states = {
  verified: { icon: BadgeCheckIcon, className: 'text-lagoon font-600' },
  pending: { icon: HourglassIcon, className: '' },
} as const;

function Rosette({ text }: { readonly text: string }) {
  return (
    <svg
      className="size-17 fill-none stroke-lagoon stroke-width-0.9 mockup-xs:size-21 mockup-lg:size-44 mockup-lg:stroke-width-0.6"
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
    <div className={styles.holder}>
      <Rosette text={initials(holder.name)} />
      <p>
        <strong className="font-display text-large leading-[1.2]">{holder.name}</strong>
        <span className="block text-slate font-400">{holder.role}</span>
        <span className="block text-slate font-400">
          {labels.number} {holder.number}
        </span>
      </p>
      <ul className="flex col-span-full gap-x-6 gap-y-1 mockup-xs:col-auto mockup-lg:self-end">
        {figures.map(({ count, label }) => (
          <li key={label}>
            <b className="font-display text-large mockup-xs:block mockup-xs:text-figure mockup-xs:leading-[1.1]">
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
        <caption className="text-slate font-600 text-left pb-1.5">{caption}</caption>
        <thead>
          <HeaderRow
            className={screen.columns}
            columns={[columns.skill, columns.level, columns.date, columns.state]}
          />
        </thead>
        <tbody>
          {copy.credentials.map(({ skill, level, issuer, date, state }) => (
            <tr key={skill}>
              <th className={`${screen.cell} font-600`} scope="row">
                {skill}
                <span className="block text-slate font-400">{copy.issuers[issuer].name}</span>
              </th>
              <td className={`${screen.cell} whitespace-nowrap`}>
                <LevelDots level={level} place="beside-if-wide" />
              </td>
              <td className={`${screen.cell} whitespace-nowrap`}>{dayInWords(date)}</td>
              <td className={`${screen.cell} whitespace-nowrap ${states[state].className}`}>
                <Icon icon={states[state].icon} inline className="size-4" />{' '}
                <span className="max-mockup-xs:sr-only">{names[state]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="block text-slate font-400 pt-2.5 border-t border-t-contour">{copy.pending}</p>
    </div>
  );
}

/** Skills Passport: one person's credentials, and who vouches for them (sample data). */
export function SkillsPassportScreen() {
  return (
    <ScreenFrame
      product="skills-passport"
      view={copy.view}
      description={copy.description}
      owner={copy.holder.name}
    >
      <div className="grid gap-5 mockup-lg:gap-x-8 mockup-lg:grid-cols-[minmax(0,1fr)_17rem] mockup-xl:gap-x-10 mockup-xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Holder />
        <Credentials />
      </div>
    </ScreenFrame>
  );
}
