import { Decoration } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Section } from '../../sections/section/Section.tsx';
import styles from './Filter.module.css';
import page from './page.yaml';

const { mark, role, client, skills, candidates, opened, met, lacks, complete, ...heading } = page.shortlist;

type Candidate = (typeof candidates)[number];

/** A candidate's row, which opens into the evidence for each skill of the brief. */
function Row({ code, reason, missing, verdict, evidence }: Candidate) {
  return (
    <details className="group border-t border-t-contour" name="shortlist" open={code === opened}>
      <summary className="grid cursor-pointer grid-cols-[4.5rem_1fr_1rem] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-mist page-md:grid-cols-[4.5rem_10rem_1fr_auto_1rem]">
        <b className="font-display text-heading">{code}</b>
        <span className="flex gap-1" aria-hidden="true">
          {skills.map((skill) => (
            <span
              key={skill}
              className={skill === missing ? `${styles.square} ${styles.missing}` : styles.square}
            />
          ))}
        </span>
        <span className="max-page-md:col-span-full">{reason}</span>
        <span className="text-small text-slate max-page-md:col-span-full">
          {fillIn(met, { met: skills.length - (missing ? 1 : 0), skills: skills.length })}
          {', '}
          {missing ? fillIn(lacks, { skill: missing }) : complete}
        </span>
        <Decoration className="text-center text-heading group-open:rotate-45 max-page-md:col-3 max-page-md:row-1">
          +
        </Decoration>
      </summary>
      <div className="grid gap-x-gutter-wide gap-y-4 px-4 pt-2 pb-6 page-lg:grid-cols-[3fr_9fr]">
        <p className="max-w-[22ch] font-display text-heading">{verdict}</p>
        <dl className="grid gap-x-gutter page-md:grid-cols-2 page-lg:grid-cols-4 *:border-t *:border-t-contour *:py-2">
          {skills.map((skill, index) => (
            <div key={skill}>
              <dt className="text-small text-slate">{skill}</dt>
              <dd className={skill === missing ? 'font-700' : undefined}>{evidence[index]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

/** The list a client gets: each candidate under a code, with what they have, why they are on it and what is missing. */
export function Shortlist() {
  return (
    <Section id="shortlist" head="row" {...heading} mark={<SampleMark {...mark} />}>
      <div className="border border-ink bg-white text-ink">
        <p className="flex flex-wrap items-baseline gap-x-4 px-4 py-4">
          <strong className="font-display text-heading">{role}</strong>
          <span className="text-slate">{client}</span>
        </p>
        {candidates.map((candidate) => (
          <Row key={candidate.code} {...candidate} />
        ))}
      </div>
    </Section>
  );
}
