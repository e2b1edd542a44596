import { Link } from 'react-router-dom';
import { ExternalLink } from '../components/ExternalLink.tsx';
import copy from '../content/home.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { outboundLinks } from '../links.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { HomeHero } from '../sections/HomeHero.tsx';
import { NewsList } from '../sections/NewsList.tsx';
import { ProductCards } from '../sections/ProductCards.tsx';
import { SectionHeading } from '../sections/SectionHeading.tsx';

function Solutions() {
  const { solutions } = copy;
  return (
    <section id="solutions" className="band bg-mist" aria-labelledby="solutions-title">
      <div className="page">
        <SectionHeading id="solutions-title" title={solutions.title} text={solutions.text} />
        <ProductCards {...solutions} />
        <p className="mt-10">
          <Link className="button" to={solutions.suite.to}>
            {solutions.suite.label}
          </Link>
        </p>
      </div>
    </section>
  );
}

function News() {
  const { news } = copy;
  return (
    <section id="global-skills-news" className="band" aria-labelledby="news-title">
      <div className="page">
        <SectionHeading id="news-title" title={news.title} text={news.text} />
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:items-start">
          <NewsList headlines={news.headlines} />
          <aside
            className="card grid gap-4 border-lagoon bg-mist lg:sticky lg:top-28"
            aria-labelledby="stay-informed"
          >
            <h3 id="stay-informed" className="font-700 text-title">
              {news.sidebar.title}
            </h3>
            <p>{news.sidebar.text}</p>
            <NewsletterForm />
          </aside>
        </div>
      </div>
    </section>
  );
}

/** The home page. */
export function Component() {
  const { why, roi, technology, closing } = copy;
  return (
    <>
      <HomeHero {...copy.hero} />
      <Solutions />
      <section className="band" aria-labelledby="why-title">
        <div className="page">
          <SectionHeading id="why-title" title={why.title} text={why.text} />
          <ol className="card-grid">
            {why.steps.map((step) => (
              <li key={step.title} className="grid content-start gap-3 border-ink border-t-2 pt-4">
                <h3 className="font-700 text-heading">{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="band bg-mist" aria-labelledby="roi-title">
        <div className="page">
          <SectionHeading id="roi-title" title={roi.title} text={roi.text} />
          <ExternalLink className="button" href={outboundLinks.skillsGapCalculator.href}>
            {roi.button}
          </ExternalLink>
        </div>
      </section>
      <section id="technology" className="band" aria-labelledby="technology-title">
        <div className="page">
          <SectionHeading id="technology-title" title={technology.title} text={technology.text} />
          <CardGrid cards={technology.cards} />
        </div>
      </section>
      <News />
      <ClosingCall title={closing.title} text={closing.text}>
        <BookMeeting control="home-closing">{closing.button}</BookMeeting>
      </ClosingCall>
    </>
  );
}
