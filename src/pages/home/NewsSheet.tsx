import type { Content } from '../../content/schemas.ts';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { Section } from '../../sections/Section.tsx';
import { NewsList } from './NewsList.tsx';

/** The news: seven headlines, and the newsletter beside them. */
export function NewsSheet({ headlines, sidebar, ...heading }: Content<'home'>['news']) {
  return (
    <Section id="global-skills-news" {...heading}>
      <div className="grid gap-10 page-lg:gap-[calc(2_*_var(--spacing-gutter))] page-lg:grid-cols-[8fr_4fr] page-lg:items-start">
        <NewsList headlines={headlines} />
        <aside
          id="newsletter"
          className="page-lg:self-stretch page-lg:[scroll-margin-top:13rem]"
          aria-labelledby="stay-informed"
        >
          <div className="grid gap-4 p-6 border border-ink content-start bg-mist page-lg:sticky page-lg:top-26">
            <h3 id="stay-informed" className="font-700 text-title">
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
