import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/pricing.css';
import './about.css';

/** How the company began, and what it is for. */
export function CompanyStory({ name, title, paragraphs, aims }: Content<'about-us'>['story']) {
  return (
    <Sheet id="story" name={name} title={title}>
      <div className="sheet-offset story">
        <div className="story-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="story-aims">
          {aims.map(({ label, text }) => (
            <section key={label} aria-labelledby={`aim-${label}`}>
              <h3 id={`aim-${label}`} className="story-aim">
                {label}
              </h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
