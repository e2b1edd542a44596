import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/pricing.css';

/** How the company began, and what it is for. */
export function CompanyStory({ name, title, paragraphs, aims }: Content<'about-us'>['story']) {
  return (
    <Sheet id="story" name={name} title={title}>
      <div className="page-lg:ml-1/4 page-lg:grid-cols-[5fr_4fr] grid gap-y-10 gap-x-gutter-wide">
        <div className="grid gap-5 content-start max-w-[62ch] text-lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="grid gap-7 content-start">
          {aims.map(({ label, text }) => (
            <section className="pt-4 border-t-3 border-t-lagoon" key={label} aria-labelledby={`aim-${label}`}>
              <h3 id={`aim-${label}`} className="text-lagoon text-copy font-700">
                {label}
              </h3>
              <p className="pt-1.5 font-display text-heading font-600 leading-[1.25]">{text}</p>
            </section>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
