import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import './about.css';

type Hero = Content<'about-us'>['hero'];

/** An application form as it was, and below it what the form never asked. */
function RefusedForm({ mark, title, post, fields, verdict, unasked }: Hero['form']) {
  return (
    <div className="refusal">
      <section className="refused" aria-labelledby="form-title">
        <h2 id="form-title" className="refused-title">
          {title} <span className="badge">{mark}</span>
        </h2>
        <p className="refused-post">{post}</p>
        <dl className="refused-fields">
          {fields.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="refused-verdict">{verdict}</p>
      </section>
      <section className="unasked" aria-labelledby="unasked-title">
        <h2 id="unasked-title" className="unasked-title">
          {unasked.title}
        </h2>
        <ul>
          {unasked.skills.map(({ skill, level }) => (
            <li key={skill.name}>
              <b>{skill.name}</b> {fillIn(unasked.level, { level })}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The first screen about the company: its question, and the form that did not ask it. */
export function AboutHero({ title, text, form }: Hero) {
  return (
    <section className="about-hero">
      <div className="page about-plate">
        <div className="about-words">
          <h1 className="about-title">{title}</h1>
          <p className="about-text">{text}</p>
        </div>
        <RefusedForm {...form} />
      </div>
    </section>
  );
}
