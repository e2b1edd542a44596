import { dayInWords, initials, listed } from '../../content/format.ts';
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
    <div className="passport-holder">
      <Rosette>{initials(holder.name)}</Rosette>
      <p className="passport-name">
        <strong>{holder.name}</strong>
        <span className="people-note">{holder.role}</span>
        <span className="people-note">
          {labels.number} {holder.number}
        </span>
      </p>
      <ul className="passport-figures">
        {figures.map(({ count, label }) => (
          <li key={label}>
            <b>{count}</b> {label}
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
        <caption className="people-label">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.skill}</th>
            <th scope="col">{columns.level}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {copy.credentials.map(({ skill, level, issuer, date, state }) => (
            <tr key={skill}>
              <th scope="row">
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
      <p className="people-note">{copy.pending}</p>
    </div>
  );
}

function Sharing() {
  const { label, everything, until, shares, nobody } = copy.sharing;
  return (
    <div className="passport-sharing">
      <p className="people-label">{label}</p>
      <ul>
        {shares.map((share) => (
          <li key={share.with}>
            <strong>{share.with}</strong>
            <span>{share.skills ? listed(share.skills) : everything}</span>
            <span className="people-note">
              {until} {dayInWords(share.until)}
            </span>
          </li>
        ))}
      </ul>
      <p className="passport-nobody">
        <span className="i-lucide-lock" aria-hidden="true" /> {nobody}
      </p>
    </div>
  );
}

/** Skills Passport: one person's credentials, who vouches for them and who may see them (sample data). */
export function SkillsPassportScreen() {
  return (
    <ScreenFrame product="skills-passport" view={copy.view} description={copy.description}>
      <div className="people passport">
        <Holder />
        <Credentials />
        <Sharing />
      </div>
    </ScreenFrame>
  );
}
