import { Picture } from '../../components/Picture.tsx';
import type { Content } from '../../content/schemas.ts';
import { outboundLinks } from '../../links.ts';
import '../../design/pictures.css';

type Headline = Content<'home'>['news']['headlines'][number];

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The headline cards, the newest across the whole width; each opens its article in a new tab. */
export function NewsList({ headlines }: { readonly headlines: readonly Headline[] }) {
  return (
    <ul className="news-list">
      {headlines.map((headline) => (
        <li key={headline.title} className="news-card">
          <Picture image={headline.image} className="news-picture" />
          <div className="news-text">
            <p className="news-facts">
              <span className="badge">{headline.category}</span>
              <time dateTime={headline.date}>{dateFormat.format(new Date(headline.date))}</time>
            </p>
            <h3 className="font-700 text-heading">
              <a
                href={outboundLinks[headline.link].href}
                target="_blank"
                rel="noopener"
                className="news-link"
              >
                {headline.title}
              </a>
            </h3>
            <p>{headline.preview}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
