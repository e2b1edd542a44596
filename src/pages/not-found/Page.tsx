import { ButtonLink } from '../../components/Button.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { Chart } from '../../drawings/Chart.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { allPages, groupedPages } from './all-pages.ts';
import { PageSearch } from './PageSearch.island.tsx';
import page from './page.yaml';
import chart from './uncharted.drawing.tsx';

/** Every page of the site, folded up, in groups beside each other. */
function AllPages() {
  const { all, rest } = page.search;
  return (
    <details className="group border-t border-t-contour">
      <summary className="cursor-pointer py-3.5 font-600">{all}</summary>
      <div className="grid gap-x-gutter gap-y-6 pb-4 page-sm:grid-cols-2 page-md:grid-cols-4">
        {groupedPages(rest).map(({ title, pages }) => (
          <section key={title}>
            <h3 className="mb-2 text-small text-slate">{title}</h3>
            <ul>
              {pages.map(({ name, to }) => (
                <li key={to}>
                  <Link variant="listed" label={name} to={to} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

/** Shown for every address the site does not have. */
export default function NotFound() {
  const { others, search } = page;
  return (
    <Hero
      above={<p className="font-display text-title text-lagoon">{page.code}</p>}
      title={page.title}
      text={page.text}
      figure={<Chart drawing={chart} />}
      below={
        <nav className="mt-block" aria-labelledby="lost-places">
          <PageSearch
            title={others.title}
            label={search.label}
            hint={fillIn(search.hint, { examples: search.examples.join(', ') })}
            results={search.results}
            found={search.found}
            pages={allPages}
            suggestions={others.links}
          />
          <AllPages />
        </nav>
      }
    >
      <ButtonLink variant="solid" {...page.link} />
    </Hero>
  );
}
