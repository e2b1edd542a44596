import { fillIn } from '../../content/format.ts';
import { ScreenFrame } from '../../sections/screen/ScreenFrame.tsx';
import { Section } from '../../sections/section/Section.tsx';
import page from './page.yaml';
import styles from './Shortlist.module.css';

const { screen, ...heading } = page.shortlist;
const { columns, skills, opened } = screen;

type Candidate = (typeof screen)['candidates'][number];

/** A candidate's row: the skills that they have as filled squares, each under its name. */
function Row({ code, missing, reason }: Candidate) {
  return (
    <tr data-opened={code === opened.code || undefined}>
      <th className="font-display text-heading" scope="row">
        {code}
      </th>
      {skills.map((skill) => (
        <td key={skill} className={styles.skill} data-missing={skill === missing || undefined}>
          <span className="sr-only">{skill === missing ? screen.hasNot : screen.has}</span>
        </td>
      ))}
      <td className={styles.met}>
        {fillIn(screen.met, { met: skills.length - (missing ? 1 : 0), skills: skills.length })}
      </td>
      <td className={styles.reason}>{reason}</td>
      <td className={styles.missing} data-label={columns.missing}>
        {missing ?? screen.nothing}
      </td>
    </tr>
  );
}

/** One candidate, opened: each skill of the brief with its evidence, and what is missing. */
function Opened() {
  const candidate = screen.candidates.find(({ code }) => code === opened.code);
  if (!candidate) return null;
  return (
    <div className={styles.opened}>
      <p>
        <b className="block font-display text-headline leading-none">{opened.code}</b>
        <span className="block pt-2 text-small">{opened.title}</span>
        <span className="block max-w-[22ch] pt-5 font-display text-heading">{opened.verdict}</span>
      </p>
      <dl className={styles.evidence}>
        {skills.map((skill, index) => (
          <div key={skill} data-missing={skill === candidate.missing || undefined}>
            <dt>{skill}</dt>
            <dd>{opened.evidence[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The list a client gets, whole: each candidate under a code, with what they have, why they are on it and what is missing. */
export function Shortlist() {
  const { view, owner, description, role, client, candidates } = screen;
  return (
    <Section id="shortlist" head="stacked" {...heading}>
      <ScreenFrame product="skills-1st-matching" view={view} owner={owner} description={description}>
        <p className="pb-4">
          <strong className="font-display text-heading">{role}</strong>
          <span className="block text-slate">{client}</span>
        </p>
        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col">{columns.code}</th>
              {skills.map((skill) => (
                <th key={skill} scope="col">
                  {skill}
                </th>
              ))}
              <th className={styles.met} scope="col">
                {columns.met}
              </th>
              <th scope="col">{columns.reason}</th>
              <th className={styles.missing} scope="col">
                {columns.missing}
              </th>
            </tr>
          </thead>
          <tbody>
            {candidates.map((candidate) => (
              <Row key={candidate.code} {...candidate} />
            ))}
          </tbody>
        </table>
        <Opened />
      </ScreenFrame>
    </Section>
  );
}
