import { Link } from '../../components/Link.tsx';
import headlines from '../../content/news.yaml';
import { NewsletterForm } from '../../forms/NewsletterForm.island.tsx';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { NewsList } from './NewsList.tsx';
import page from './page.yaml';

/** How many headlines the page shows (specification, section 9). */
const shownHeadlines = 7;

/** The news: seven headlines, and the newsletter beside them. */
export function News() {
  const { title, all, sidebar, mark } = page.news;
  const shown = headlines.slice(0, shownHeadlines);
  return (
    <Section
      id="global-skills-news"
      head="row"
      title={title}
      aside={
        <>
          {shown.some(({ sample }) => sample) ? (
            <span className="grid min-h-6 text-small">
              <SampleMark {...mark} />
            </span>
          ) : null}
          <Link {...all} />
        </>
      }
    >
      {/* The newsletter takes the free place in the list's first row. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-6 page-lg:grid-cols-3 page-lg:gap-y-0">
        <NewsList headlines={shown} />
        <aside
          id="newsletter"
          className="page-lg:col-start-3 page-lg:row-start-1 page-lg:mb-5 page-lg:[scroll-margin-top:13rem]"
          aria-labelledby="stay-informed"
        >
          <div className="grid h-full content-start gap-4 border border-ink bg-mist p-6">
            <h3 id="stay-informed" className="text-title">
              {sidebar.title}
            </h3>
            <p>{sidebar.text}</p>
            <NewsletterForm />
          </div>
        </aside>
      </div>
    </Section>
  );
}
