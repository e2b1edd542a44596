import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type Hero = Content<'about-us'>['hero'];

/** An application form as it was, and below it what the form never asked. */
function RefusedForm({ mark, title, post, fields, verdict, unasked }: Hero['form']) {
  return (
    <div>
      <section
        className="relative border-x border-t border-ink bg-white p-panel"
        aria-labelledby="form-title"
      >
        <h2
          id="form-title"
          className="flex flex-wrap gap-y-1 gap-x-4 pb-3 border-b border-b-ink justify-between font-text text-copy font-600 leading-normal"
        >
          {title} <span className="badge font-600">{mark}</span>
        </h2>
        <p className="pt-4 pb-1 font-display text-heading font-700">{post}</p>
        <dl>
          {fields.map(({ label, value }) => (
            <div
              className="grid gap-x-4 py-2.5 border-b border-b-outline border-b-dotted grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
              key={label}
            >
              <dt className="text-slate text-small">{label}</dt>
              <dd className="leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 ml-auto px-3.5 py-1 border-3 border-double border-alarm w-max max-w-full rounded-sm text-alarm font-display text-subhead font-700 -rotate-4">
          {verdict}
        </p>
      </section>
      <section className="ink-panel p-panel" aria-labelledby="unasked-title">
        <h2 id="unasked-title" className="pb-2 text-title font-700">
          {unasked.title}
        </h2>
        <ul>
          {unasked.skills.map(({ skill, level }) => (
            <li
              className="flex flex-wrap gap-x-4 py-2 border-t border-t-slate justify-between"
              key={skill.name}
            >
              <b className="text-sun">{skill.name}</b> {fillIn(unasked.level, { level })}
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
    <section className="pt-hero pb-band">
      <div className="page grid gap-y-12 gap-x-gutter grid-cols-1 page-md:grid-cols-2 page-lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-6 content-start page-lg:content-center">
          <h1 className="max-w-[9ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
          <p className="max-w-[44ch] text-lead">{text}</p>
        </div>
        <RefusedForm {...form} />
      </div>
    </section>
  );
}
