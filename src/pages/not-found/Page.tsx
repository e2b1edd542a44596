import { ButtonLink } from '../../components/Button.tsx';
import { Link } from '../../components/Link.tsx';
import { Chart } from '../../drawings/Chart.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { AttemptedPath } from './AttemptedPath.island.tsx';
import page from './page.yaml';
import chart from './uncharted.drawing.tsx';

/** Shown for every address the site does not have. */
export default function NotFound() {
  const { others } = page;
  return (
    <Hero
      above={<p className="font-display text-small tracking-wide text-lagoon">{page.code}</p>}
      title={page.title}
      text={page.text}
      figure={<Chart drawing={chart} />}
      below={
        <nav className="mt-block grid gap-4 page-lg:grid-cols-[3fr_9fr]" aria-labelledby="lost-places">
          <h2 id="lost-places" className="text-heading">
            {others.title}
          </h2>
          <ul className="*:grid *:gap-x-4 *:py-3.5 *:border-t *:border-t-contour page-sm:*:grid-cols-2">
            {others.links.map((place) => (
              <li key={place.to}>
                <Link className="font-600" {...place} />
                <span className="text-slate">{place.text}</span>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <ButtonLink variant="solid" {...page.link} />
      <AttemptedPath />
    </Hero>
  );
}
