import { ButtonLink } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { BackLink } from '../../components/Link.tsx';
import { change, fillIn } from '../../content/format.ts';
import { ReportForm } from '../../forms/ReportForm.island.tsx';
import { Bar } from '../../sections/Bar.tsx';
import { FormEnding } from '../../sections/Ending.tsx';
import { EvidenceMark } from '../../sections/EvidenceMark.tsx';
import { Hero } from '../../sections/Hero.tsx';
import { Section } from '../../sections/Section.tsx';
import page from './page.yaml';

const skills = page.movers.skills.toSorted((one, other) => other.trend - one.trend);
const [highest] = skills;
const most = Math.max(...skills.map(({ trend }) => trend));
const least = Math.max(...skills.map(({ trend }) => -trend));

/** The report's cover: the skills of the chart below as a fan of lines, and the figure of the one that rises most. */
function Cover() {
  if (!highest) return null;
  return (
    <div className="@container mx-auto w-full max-w-112 page-lg:mr-3" aria-hidden="true">
      <div className="relative grid aspect-210/297 content-between overflow-hidden bg-ink text-paper shadow-[0.75rem_0.75rem_0_var(--colors-contour)]">
        <p className="p-[7cqi] font-display text-[11cqi] leading-none">{page.title}</p>
        <StretchedSvg className="absolute inset-0 size-full fill-none stroke-reef" viewBox="0 0 210 297">
          {skills.map(({ name, trend }) => (
            <path
              key={name}
              className={
                trend === most ? 'stroke-sun stroke-5' : trend < 0 ? 'stroke-slate stroke-3' : 'stroke-3'
              }
              d={`M-2 165C70 165 110 ${165 - 1.7 * trend} 212 ${165 - 1.7 * trend}`}
            />
          ))}
        </StretchedSvg>
        <p className="relative grid gap-2 p-[7cqi]">
          <strong className="font-display text-[24cqi] leading-none tracking-[-0.03em] text-sun">
            {change(highest.trend)}
          </strong>
          <span className="text-[4.5cqi]">{fillIn(page.cover, { skill: highest.name })}</span>
        </p>
      </div>
    </div>
  );
}

function ReportHero() {
  const { title, text, back, stats, get } = page;
  const figures = (
    <Definitions
      className="flex flex-wrap gap-x-10 gap-y-4 *:flex *:flex-col-reverse [&_dt]:text-slate [&_dt]:text-small [&_dd]:font-display [&_dd]:text-headline [&_dd]:tabular-nums"
      items={stats.map((claim) => [
        claim.wording,
        <>
          {claim.figure}
          <EvidenceMark claim={claim} />
        </>,
      ])}
    />
  );
  return (
    <Hero
      split="words"
      background="mist"
      above={<BackLink label={back} />}
      title={title}
      text={text}
      facts={figures}
      figure={<Cover />}
    >
      <ButtonLink variant="solid" to="#report" label={get} />
    </Hero>
  );
}

/** A skill as a bar from the middle line towards the window's edge; the ends of the scale carry what the report says of them. */
function Mover({ name, trend }: (typeof skills)[number]) {
  const rises = trend > 0;
  const note = trend === most ? page.movers.highest : trend === -least ? page.movers.lowest : '';
  return (
    <li className="grid grid-cols-[3fr_4fr] border-t border-t-paper tabular-nums">
      <p
        className={`self-center px-3 py-2 font-600 leading-tight ${rises ? 'text-right' : 'col-start-2 row-start-1'}`}
      >
        {name} <span className="whitespace-nowrap font-display text-large">{change(trend)}</span>
      </p>
      <div className={`relative min-h-12 border-ink ${rises ? 'border-l' : 'col-start-1 row-start-1'}`}>
        <Bar
          amount={Math.abs(trend)}
          most={rises ? most : least}
          className={`absolute inset-0 size-full ${rises ? 'fill-lagoon print:fill-lagoon-soft' : '-scale-x-100 fill-ochre'}`}
        />
        {note ? (
          <p
            className={`relative max-w-[46ch] px-3 py-4 ${rises ? 'text-paper' : 'ml-auto text-right text-ink'}`}
          >
            {note}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** People who have a skill for every 100 jobs that ask for it, the fewest first. */
const scarce = page.contents.sheet.skills
  .map(({ name, supply, demand }) => ({ name, share: Math.round((100 * supply) / demand) }))
  .toSorted((one, other) => one.share - other.share);

/** A page of the report to look at: where people are hardest to find. */
function SamplePage() {
  const { items, page: pageLabel, sheet } = page.contents;
  const chapter = items[sheet.chapter - 1];
  return (
    <article className="grid content-start gap-5 border border-ink bg-white p-[clamp(1.25rem,4cqi,3rem)] text-ink">
      <p className="flex justify-between gap-4 border-b border-b-ink pb-3 text-slate text-caption">
        <span>{page.title}</span>
        <span>{`${pageLabel} ${chapter?.page}`}</span>
      </p>
      <h3 className="max-w-[16ch] text-headline">{chapter?.title}</h3>
      <p className="max-w-[56ch]">{sheet.text}</p>
      <div className="relative min-w-0 overflow-x-auto">
        <table className="w-full tabular-nums">
          <caption className="pb-2 text-left font-600">{sheet.measure}</caption>
          <tbody>
            {scarce.map(({ name, share }) => (
              <tr key={name} className="border-t border-t-contour">
                <th className="w-[38%] py-2 pr-3 text-left font-400 leading-tight" scope="row">
                  {name}
                </th>
                <td className="w-full py-2">
                  <Bar amount={share} most={100} className="h-5 w-full bg-mist fill-lagoon" />
                </td>
                <td className="py-2 pl-3 text-right font-display text-heading">{share}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="border-t-2 border-t-ink pt-4 font-600">{sheet.question}</p>
    </article>
  );
}

/** What the report holds: its cover, its chart, a page of it, and the form that opens it. */
export default function FutureSkillsReport() {
  const { movers, contents, form } = page;
  return (
    <>
      <ReportHero />
      <Section id="movers" bleed title={movers.title} text={movers.text}>
        <ul>
          {skills.map((skill) => (
            <Mover key={skill.name} {...skill} />
          ))}
        </ul>
        {movers.sample ? (
          <Container as="p" className="pt-3 text-muted text-caption">
            {movers.note}
          </Container>
        ) : null}
      </Section>
      <Section
        id="contents"
        layout="beside"
        title={contents.title}
        text={contents.text}
        aside={
          <ol className="w-full">
            {contents.items.map((chapter) => (
              <li key={chapter.title} className="flex justify-between gap-4 border-t border-t-line py-2.5">
                {chapter.title}
                <span className="font-600 tabular-nums">
                  <span className="sr-only">{contents.page} </span>
                  {chapter.page}
                </span>
              </li>
            ))}
          </ol>
        }
      >
        <SamplePage />
      </Section>
      <div id="report">
        <FormEnding {...form}>
          <ReportForm />
        </FormEnding>
      </div>
    </>
  );
}
