import { BackLink } from '../components/BackLink.tsx';
import copy from '../content/future-skills-report.yaml';
import { ReportForm } from '../forms/ReportForm.tsx';
import { StatBand } from '../sections/StatBand.tsx';

/** What the report holds, and the form that opens it. */
export function Component() {
  return (
    <section className="hero">
      <div className="page grid gap-12 lg:grid-cols-[6fr_5fr] lg:items-start">
        <div className="grid gap-6">
          <BackLink to="/">{copy.back}</BackLink>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1 className="font-700 text-display">{copy.title}</h1>
          <p className="measure text-lead text-slate">{copy.text}</p>
          <StatBand stats={copy.stats} />
          <h2 className="font-700 text-heading">{copy.contents.title}</h2>
          <ul className="measure grid list-disc gap-2 pl-5">
            {copy.contents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-4">
          <h2 className="font-700 text-title">{copy.form.title}</h2>
          <p>{copy.form.text}</p>
          <ReportForm />
        </div>
      </div>
    </section>
  );
}
