import type { Content } from '../../content/schemas.ts';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { Sheet } from '../../sections/Sheet.tsx';
import { NewsList } from './NewsList.tsx';
import '../../design/home.css';

/** The news: seven headlines, and the newsletter beside them. */
export function NewsSheet({ headlines, sidebar, ...heading }: Content<'home'>['news']) {
  return (
    <Sheet id="global-skills-news" {...heading}>
      <div className="news">
        <NewsList headlines={headlines} />
        <aside id="newsletter" className="news-sidebar" aria-labelledby="stay-informed">
          <div className="news-letter">
            <h3 id="stay-informed" className="font-700 text-title">
              {sidebar.title}
            </h3>
            <p>{sidebar.text}</p>
            <NewsletterForm />
          </div>
        </aside>
      </div>
    </Sheet>
  );
}
