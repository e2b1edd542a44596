import { fillIn } from '../../content/format.ts';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';
import styles from './Shortlist.module.css';

const { screen, ...heading } = page.shortlist;

const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 16 + 1} 1h11v11h-11z`).join('');

/** The skills of the brief as squares, those that a candidate has filled. */
function Skills({ met }: { readonly met: number }) {
  const width = screen.skills * 16;
  return (
    <svg className={styles.skills} viewBox={`0 0 ${width} 13`} width={width} height="13" aria-hidden="true">
      <path className="fill-lagoon" d={squares(0, met)} />
      <path className="fill-none" d={squares(met, screen.skills)} />
    </svg>
  );
}

/** The list a client gets, whole: each candidate under a code, with what they have, why they are on it and what is missing. */
export function Shortlist() {
  const { view, owner, description, role, client, columns, candidates, skills, met: label } = screen;
  return (
    <Section id="shortlist" layout="row" {...heading}>
      <ScreenFrame product="skills-1st-matching" view={view} owner={owner} description={description}>
        <p className="pb-4">
          <strong className="font-display text-heading">{role}</strong>
          <span className="block text-slate">{client}</span>
        </p>
        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col">{columns.code}</th>
              <th scope="col">{columns.met}</th>
              <th scope="col">{columns.reason}</th>
              <th scope="col">{columns.missing}</th>
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ code, met, reason, missing }) => (
              <tr key={code}>
                <th className="font-display text-heading" scope="row">
                  {code}
                </th>
                <td>
                  <Skills met={met} /> <b className="whitespace-nowrap">{fillIn(label, { met, skills })}</b>
                </td>
                <td className={styles.reason}>{reason}</td>
                <td className={styles.missing} data-label={columns.missing}>
                  {missing}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScreenFrame>
    </Section>
  );
}
