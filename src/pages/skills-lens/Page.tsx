import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import copy from '../../content/skills-lens.yaml';
import { Chart } from '../../drawings/Chart.tsx';
import chart from '../../drawings/skills-lens.drawing.tsx?chart';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Ending } from '../../sections/Ending.tsx';
import { Film } from '../../sections/Film.tsx';
import { ProductHeroWords } from '../../sections/ProductHero.tsx';
import { Section } from '../../sections/Section.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { ForecastReaders } from './ForecastReaders.tsx';
import { margins } from './forecast-reading.ts';
import styles from './lens.module.css';
import { SkillsLensScreen } from './SkillsLensScreen.tsx';

export const { head } = copy;

/** The first screen under a lens larger than the page: the words stand where its coast is still unsharp. */
function LensHero({ note, ...words }: Content<'skills-lens'>['hero']) {
  return (
    <section
      className={`${styles.hero} product-hero relative flex flex-col overflow-hidden pb-5 page-lg:grid page-lg:pb-18 page-lg:content-center page-lg:min-h-[min(56rem,68vw_+_4.5rem)]`}
    >
      <Chart
        chart={chart}
        className={`${styles.chart} mr-0 ml-[calc(50vw_-_18rem)] mt-8 mb-2 w-140 page-sm:max-page-lg:ml-[-1vw] page-sm:max-page-lg:w-[118vw] page-lg:absolute page-lg:m-0 page-lg:-right-64 page-lg:top-18 page-lg:w-[min(90vw,76rem)] page-lg:[mask-image:linear-gradient(to_right,transparent_15%,black_48%)] forced-colors:[mask-image:none]`}
      />
      {/* Beside the words lies the chart, which answers the pointer. */}
      <div className="page product-hero-words relative -order-1 pointer-events-none *:pointer-events-auto page-lg:*:max-w-108 page-lg:[&>h1]:max-w-136 page-lg:[&>h1]:text-wrap">
        <ProductHeroWords {...words} control="skills-lens" />
      </div>
      <p className="page relative text-slate text-caption page-lg:absolute page-lg:inset-x-0 page-lg:bottom-6">
        {note}
      </p>
    </section>
  );
}

/** The video beside its words, on one sheet. */
function LensVideo({ title, text }: Content<'skills-lens'>['video']) {
  return (
    <Section id="video" title={title} text={text} layout="beside" ground="mist">
      <Film name="skills-lens" />
    </Section>
  );
}

/** How the margin grows with the distance, and what it is made from. */
function ForecastTrust({ labels, items, ...heading }: Content<'skills-lens'>['trust']) {
  const widest = Math.max(...margins);
  return (
    <Section id="trust" {...heading}>
      <div className="grid gap-12 page-lg:gap-24 page-lg:grid-cols-[5fr_6fr]">
        <table className="w-full table-fixed border-collapse tabular-nums">
          <thead>
            <tr>
              {[labels.ahead, labels.margin].map((label) => (
                <th
                  className="pb-1.75 border-b border-b-ink text-slate text-left text-small font-400 leading-[1.55] first:w-36"
                  key={label}
                  scope="col"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...margins.entries()].map(([place, margin]) => (
              <tr key={place}>
                <th className="py-1.75 text-left font-600" scope="row">
                  {place + 1}
                </th>
                <td className="flex gap-4 items-center py-1.75">
                  <svg
                    className="flex-1 min-w-0 h-4 fill-lagoon forced-color-adjust-none"
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect x={50 - (50 * margin) / widest} width={(100 * margin) / widest} height="4" />
                  </svg>
                  <span className="w-8 font-600 text-right">{`±${margin}`}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="grid gap-6">
          {items.map((item) => (
            <div key={item.title}>
              <dt className="font-700 text-heading">{item.title}</dt>
              <dd className="mt-1.5 max-w-[60ch]">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Skills Lens: where demand goes, what three readers decide by it, and how far the forecast may be trusted. */
export function Component() {
  const { hero, video, readers, screen, trust, closing } = copy;
  return (
    <>
      <LensHero {...hero} />
      <LensVideo {...video} />
      <ForecastReaders {...readers} />
      <Section id="screen" {...screen} ground="ink">
        <SkillsLensScreen />
      </Section>
      <ForecastTrust {...trust} />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skills-lens-closing">{closing.button}</BookMeeting>
        <ExternalLink className="button" href={outboundLinks.bookingPage.href}>
          {closing.demo}
        </ExternalLink>
      </Ending>
    </>
  );
}
