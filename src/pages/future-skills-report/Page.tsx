import { ButtonLink } from '../../components/Button.tsx';
import { BackLink } from '../../components/Link.tsx';
import { ReportForm } from '../../forms/ReportForm.island.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceKey, EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Bar } from '../../sections/screen/Bar.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Cover } from './Cover.tsx';
import { MoverCoast } from './MoverCoast.tsx';
import page from './page.yaml';
import styles from './SamplePages.module.css';

function ReportHero() {
  const { title, text, back, stats, get } = page;
  const figures = (
    <div className="grid gap-2">
      <dl className="flex flex-wrap gap-x-4 gap-y-3 max-w-120 page-sm:gap-x-9 page-3xs:grid page-3xs:grid-cols-[7fr_5fr_5fr] *:flex *:flex-col-reverse *:justify-end">
        {stats.map((claim) => (
          <div key={claim.name}>
            <dt className="text-slate text-small">
              {claim.wording}
              <EvidenceMark claim={claim} named={false} />
            </dt>
            <dd className="font-display text-headline tabular-nums">{claim.figure}</dd>
          </div>
        ))}
      </dl>
      <EvidenceKey claims={stats} />
    </div>
  );
  return (
    <Hero
      split="sheet"
      background="mist"
      above={<BackLink label={back} />}
      title={title}
      text={text}
      facts={figures}
      figure={<Cover named className="max-w-112 page-lg:mr-3 page-lg:ml-auto page-lg:max-w-110" />}
    >
      <ButtonLink variant="solid" to="#report" label={get} />
    </Hero>
  );
}

/** People who have a skill for every 100 jobs that ask for it, the fewest first. */
const scarce = page.contents.sheet.skills
  .map(({ name, supply, demand }) => ({ name, share: Math.round((100 * supply) / demand) }))
  .toSorted((one, other) => one.share - other.share);

const { contents } = page;
const chapter = contents.items[contents.sheet.chapter - 1];

/** The line at the head of a page of the report: its number at the outer edge, the report's title at the fold. */
const runningHead = 'flex flex-wrap justify-between gap-x-4 border-b border-b-ink pb-3 text-slate text-small';

/** Two facing pages of the report to look at: where people are hardest to find, and how hard. */
function SamplePages() {
  const { page: pageLabel, sheet } = contents;
  if (!chapter) return null;
  return (
    <article
      className={`${styles.spread} grid grid-cols-[minmax(0,1fr)] border border-ink bg-white text-ink page-lg:grid-cols-2`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-[clamp(1.25rem,4cqi,3rem)] page-lg:grid-rows-[auto_auto_1fr_auto]">
        <p className={runningHead}>
          <span>{`${pageLabel} ${chapter.page}`}</span>
          <span>{page.title}</span>
        </p>
        <h3 className="max-w-[14ch] text-headline">{chapter.title}</h3>
        <p className="max-w-[44ch] text-lead">{sheet.text}</p>
        <p className="border-t-2 border-t-ink pt-4 font-600">{sheet.question}</p>
      </div>
      <div className={`${styles.right} min-w-0 p-[clamp(1.25rem,4cqi,3rem)] max-page-lg:pt-0`}>
        <p className={`${runningHead} max-page-lg:hidden`}>
          <span>{page.title}</span>
          <span>{`${pageLabel} ${chapter.page + 1}`}</span>
        </p>
        <div className="relative overflow-x-auto page-lg:mt-5">
          <table className="w-full tabular-nums">
            <caption className="pb-2 text-left font-600">{sheet.measure}</caption>
            <tbody>
              {scarce.map(({ name, share }) => (
                <tr key={name} className="border-t border-t-contour">
                  <th className="w-[38%] py-3 pr-3 text-left font-400 leading-tight" scope="row">
                    {name}
                  </th>
                  <td className="w-full py-3">
                    <Bar amount={share} most={100} className="h-7 w-full bg-mist fill-lagoon" />
                  </td>
                  <td className="py-3 pl-3 text-right font-display text-heading">{share}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </article>
  );
}

/** The cover once more with what one gets, beside the form. */
function Gets({ items }: { readonly items: readonly string[] }) {
  return (
    <div className="mt-part grid gap-x-gutter-wide gap-y-6 page-2xs:grid-cols-[11.5rem_minmax(0,1fr)]">
      <Cover className="max-w-46" />
      <ul className="grid content-start">
        {items.map((text) => (
          <li key={text} className="border-t border-t-foreground py-3 font-600 leading-snug">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the report holds: its cover, its chart, two pages of it, and the form that opens it. */
export default function FutureSkillsReport() {
  const { movers } = page;
  const { gets, ...form } = page.form;
  return (
    <>
      <ReportHero />
      <Section id="movers" head="stacked" title={movers.title} text={movers.text}>
        <MoverCoast />
      </Section>
      <Section id="contents" head="row" title={contents.title} text={contents.text}>
        <ol className="mb-part grid gap-x-gutter page-lg:grid-cols-5">
          {contents.items.map((item) => (
            <li
              key={item.title}
              className={`flex justify-between gap-4 border-t py-2.5 ${item === chapter ? 'border-t-foreground font-600' : 'border-t-line'}`}
            >
              {item.title}
              <span className="flex-none font-600 tabular-nums">
                <span className="sr-only">{contents.page} </span>
                {item.page}
              </span>
            </li>
          ))}
        </ol>
        <SamplePages />
      </Section>
      <div id="report">
        <Ending variant="form" {...form} beside={<Gets items={gets} />}>
          <ReportForm />
        </Ending>
      </div>
    </>
  );
}
