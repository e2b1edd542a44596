import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-passport.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';

/** The first screen of Skills Passport: on ink, as on a passport's cover, with the fields of its data page below. */
export function PassportHero({
  product,
  title,
  text,
  book,
  demo,
  note,
  fields,
}: Content<'skills-passport'>['hero']) {
  return (
    <section className="sheet pt-[clamp(7rem,5.75rem_+_4vw,9.5rem)] pb-10" data-ground="ink">
      <div className="page">
        <div className="grid gap-y-12 gap-x-[calc(2_*_var(--grid-gap))] page-lg:grid-cols-[6fr_6fr] page-lg:items-center">
          <div className="grid gap-6 content-center justify-items-start">
            <h1 className="grid gap-4 content-center justify-items-start">
              <span className="text-reef text-heading font-700">{product}</span>
              <span className="visually-hidden">: </span>
              <span className="text-display font-700 tracking-[-0.02em]">{title}</span>
            </h1>
            <p className="max-w-[48ch] text-lead">{text}</p>
            <p className="flex flex-wrap gap-3">
              <BookMeeting control="skills-passport-hero">{book}</BookMeeting>
              <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
                {demo}
              </ExternalLink>
            </p>
          </div>
          <figure>
            <Chart chart={chart} ground="ink" />
            <figcaption className="mt-3 text-quiet text-caption">{note}</figcaption>
          </figure>
        </div>
        <dl className="grid mt-block page-sm:gap-x-gutter page-sm:grid-cols-[1fr_1fr] page-lg:grid-cols-[repeat(4,1fr)]">
          {fields.map((field) => (
            <div className="py-3.5 border-t border-t-line" key={field.label}>
              <dt className="text-quiet text-small leading-[1.55]">{field.label}</dt>
              <dd className="font-600">{field.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
