import { Link } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-1st-matching.drawing.tsx?chart';
import { outboundLinks } from '../../links.ts';

/** The first screen for recruiters: words on paper, and the two star charts on the night half beside them. */
export function RecruiterHero({ title, text, book, search, caption }: Content<'recruiter'>['hero']) {
  return (
    <section className="grid page-lg:grid-cols-2 page-lg:min-h-[min(50rem,92vh)]">
      <div className="grid gap-6 px-5 pt-hero pb-12 content-center page-sm:px-8 page-lg:pr-10 page-lg:pl-[max(2rem,calc(100%_-_var(--spacing-page)_/_2_+_2rem))] page-lg:pt-24 page-lg:pb-12">
        <h1 className="max-w-[10ch] text-display font-700 tracking-[-0.02em]">{title}</h1>
        <p className="max-w-[44ch] text-lead">{text}</p>
        <p className="flex flex-wrap gap-3">
          <ExternalLink className="button button-solid" href={outboundLinks.schedulingPage.href}>
            {book}
          </ExternalLink>
          <Link className="button" to="#search">
            {search}
          </Link>
        </p>
      </div>
      <figure className="grid gap-4 px-5 py-10 ink-panel content-center page-sm:px-8 page-lg:px-12 page-lg:pt-26 page-lg:pb-12">
        <Chart chart={chart} ground="ink" />
        <figcaption className="text-contour text-small">{caption}</figcaption>
      </figure>
    </section>
  );
}
