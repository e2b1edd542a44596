import { PlusIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { HeaderRow } from '../../components/HeaderRow.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { fillIn } from '../../content/format.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { exampleEntries } from './entries.ts';
import { GapCalculator } from './GapCalculator.island.tsx';
import { GapSum } from './GapSum.island.tsx';
import page from './page.yaml';
import calculatorCopy from './skills-gap-calculator.yaml';

/** Where each number comes from, for who wants to know: our assumption, the visitor's own source, what to compare with. */
function GapSources() {
  const { columns, rows, title, text } = page.sources;
  const { fields } = calculatorCopy.calculator;
  return (
    <Band id="numbers" className="pt-0" background="mist" aria-labelledby="numbers-title">
      <Container>
        <details className="group border-y border-y-foreground">
          <summary className="flex cursor-pointer list-none items-center gap-x-gutter py-4 [&::-webkit-details-marker]:hidden">
            <h2 id="numbers-title" className="text-heading group-hover:underline">
              {title}
            </h2>
            <Icon icon={PlusIcon} className="ml-auto size-6 flex-none text-link group-open:rotate-45" />
          </summary>
          <p className="text-muted">{text}</p>
          <table className="mt-4 mb-6 w-full text-left max-page-md:block [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-gutter [&_:is(td,th)]:align-top max-page-md:[&_:is(td,th)]:block max-page-md:[&_:is(td,th)]:[overflow-wrap:anywhere]">
            <thead className="text-small max-page-md:hidden">
              <HeaderRow columns={[columns.numbers, columns.own, columns.outside]} />
            </thead>
            <tbody className="max-page-md:block">
              {rows.map(({ fields: names, own, outside }) => (
                <tr className="border-t border-t-line max-page-md:block max-page-md:py-3" key={own}>
                  <th className="page-md:w-[36%]" scope="row">
                    {names.map((name) => (
                      <span key={name} className="flex flex-wrap gap-x-4 justify-between">
                        <span>{fields[name].label}</span>{' '}
                        <span className="font-400 tabular-nums">
                          {fillIn(fields[name].amount, { value: exampleEntries[name] })}
                        </span>
                      </span>
                    ))}
                  </th>
                  <td>
                    <span className="block text-muted text-small page-md:hidden">{columns.own}</span>
                    {own}
                  </td>
                  <td>
                    <span className="block text-muted text-small page-md:hidden">{columns.outside}</span>
                    {outside}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Container>
    </Band>
  );
}

/** Skills ROI: what a skills gap costs in a year, calculated from the visitor's own numbers. */
export default function SkillsRoi() {
  const { hero, limits, closing } = page;
  return (
    <>
      <Band className="pt-hero">
        <Container>
          <HeroWords {...hero} titleClassName="block max-w-[16ch]" />
          <GapCalculator />
        </Container>
      </Band>
      <GapSum />
      <GapSources />
      <Section id="limits" title={limits.title} head="beside">
        <ul className="border-b border-b-line">
          {limits.items.map(({ sign, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-gutter gap-y-1 border-t border-t-line py-5 page-sm:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <b className="font-600 text-link">{sign}</b>{' '}
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="pt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Ending variant="line" {...closing}>
        <BookMeeting
          control="skills-roi-closing"
          meetingType="Skills Strategy Meeting"
          label={closing.button}
        />
        <Link {...closing.product} />
      </Ending>
    </>
  );
}
