import chart from 'virtual:charts/skills-1st-matching';
import { Link } from 'react-router-dom';
import { Chart } from '../../charts/Chart.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { outboundLinks } from '../../links.ts';
import './recruiter.css';

/** The first screen for recruiters: words on paper, and the two star charts on the night half beside them. */
export function RecruiterHero({ title, text, book, search, caption }: Content<'recruiter'>['hero']) {
  return (
    <section className="recruiter-hero">
      <div className="recruiter-words">
        <h1 className="recruiter-title">{title}</h1>
        <p className="recruiter-text">{text}</p>
        <p className="recruiter-ways">
          <ExternalLink className="button button-solid" href={outboundLinks.schedulingPage.href}>
            {book}
          </ExternalLink>
          <Link className="button" to="#search">
            {search}
          </Link>
        </p>
      </div>
      <figure className="recruiter-night">
        <Chart chart={chart} ground="ink" />
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  );
}
