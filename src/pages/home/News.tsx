import { Badge } from '../../components/Badge.tsx';
import { newTab } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { longDay } from '../../content/format.ts';
import { NewsletterForm } from '../../forms/NewsletterForm.island.tsx';
import { outboundLinks } from '../../links.ts';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';

type Headline = (typeof page.news.headlines)[number];

/** What a headline says, in all the room that a picture leaves, or a lost one; the link in it is stretched over the whole card, which takes its ring of focus. */
function Words({ title, category, date, preview, link, lead }: Headline & { readonly lead: boolean }) {
  return (
    <div
      className={`grid flex-1 content-start gap-1.5 max-page-3xs:basis-full ${lead ? 'self-center p-6' : ''}`}
    >
      <p
        className={`text-slate text-caption ${lead ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : 'grid justify-items-start gap-1'}`}
      >
        <Badge label={category} small />
        <time dateTime={date}>{longDay(date)}</time>
      </p>
      <h3 className={`leading-snug ${lead ? 'text-heading' : 'text-large'}`}>
        <a
          href={outboundLinks[link].href}
          {...newTab}
          className="after:absolute after:inset-0 after:content-empty hover:underline hover:underline-offset-4 focus-visible:outline-transparent"
        >
          {title}
        </a>
      </h3>
      <p className={lead ? '' : 'text-slate text-small'}>{preview}</p>
    </div>
  );
}

const ring =
  'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-lagoon has-[:focus-visible]:outline-offset-3';
const picture = 'aspect-video object-cover';

/** The headlines: the newest with its picture across, the others as rows; each opens its article in a new tab. */
export function NewsList({ headlines: [first, ...others] }: { readonly headlines: readonly Headline[] }) {
  return (
    <ul className="grid gap-x-gutter page-sm:grid-cols-2">
      {first ? (
        <li
          className={`relative mb-5 border border-contour bg-paper page-sm:col-span-2 page-sm:flex ${ring}`}
        >
          <Picture image={first.image} className={`${picture} w-full page-sm:w-1/2 page-sm:flex-none`} />
          <Words {...first} lead />
        </li>
      ) : null}
      {others.map((headline) => (
        <li
          key={headline.title}
          className={`relative flex items-start gap-4 border-t border-t-contour py-3 max-page-3xs:flex-wrap ${ring}`}
        >
          <Picture image={headline.image} className={`${picture} w-24 flex-none`} />
          <Words {...headline} lead={false} />
        </li>
      ))}
    </ul>
  );
}

/** The news: seven headlines, and the newsletter beside them. */
export function News() {
  const { title, headlines, sidebar } = page.news;
  return (
    <Section id="global-skills-news" layout="row" title={title}>
      <div className="grid gap-10 page-lg:grid-cols-[8fr_4fr] page-lg:gap-gutter-wide">
        <NewsList headlines={headlines} />
        <aside id="newsletter" className="page-lg:[scroll-margin-top:13rem]" aria-labelledby="stay-informed">
          <div className="grid gap-4 border border-ink bg-mist p-6 page-lg:sticky page-lg:top-26">
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
