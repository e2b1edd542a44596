import { type FormEvent, useRef } from 'react';
import { gapInputNames } from '../../content/skills-gap.ts';
import copy from '../../content/skills-roi.yaml';
import { gapCost } from './cost.ts';
import { GapField } from './GapField.tsx';
import { GapFormula } from './GapFormula.tsx';
import { GapResult } from './GapResult.tsx';
import { useGapCalculator } from './use-gap-calculator.ts';
import { euros } from './wording.ts';

/**
 * The skills-gap calculator: fields, result and formula, which all show the same numbers. As built it holds the example;
 * without scripts the form asks for this page again with the numbers in its address.
 */
export function GapCalculator() {
  const { calculator, hero, result } = copy;
  const { form, entries, shown, problems, touched, problemOf, change, leave, tellProblems, reset } =
    useGapCalculator();
  const heading = useRef<HTMLHeadingElement>(null);
  const cost = gapCost(shown.inputs);
  const waitingFor = gapInputNames
    .filter((name) => problems[name])
    .map((name) => calculator.fields[name].label);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!tellProblems()) heading.current?.focus();
  }

  return (
    <>
      <section className="pt-[clamp(7rem,5.5rem_+_3vw,8.5rem)] pb-band" aria-labelledby="gap-title">
        <div className="page">
          <header className="grid gap-y-5 gap-x-gutter mb-block items-end page-lg:grid-cols-[7fr_5fr]">
            <h1 id="gap-title" className="font-700 text-display ml-[-0.04em] tracking-[-0.02em]">
              {hero.title}
            </h1>
            <p className="max-w-[40ch] text-lead">{hero.text}</p>
          </header>
          <div className="grid gap-y-10 gap-x-[calc(2_*_var(--spacing-gutter))] items-start page-lg:grid-cols-[6fr_6fr]">
            <form
              ref={form}
              className="grid gap-8"
              method="get"
              aria-label={calculator.title}
              noValidate
              onInput={change}
              onSubmit={handleSubmit}
              onReset={reset}
            >
              <p className="max-w-[52ch] text-slate text-small leading-[1.55]">{calculator.example}</p>
              <p className="hidden scripting-none:block scripting-none:px-4 scripting-none:py-3 scripting-none:border-l-[0.375rem] scripting-none:border-l-sun scripting-none:bg-mist">
                {calculator.scripts}
              </p>
              {calculator.groups.map((group) => (
                <fieldset key={group.title} className="grid gap-y-5 gap-x-gutter page-sm:grid-cols-[1fr_1fr]">
                  <legend className="mb-4 pt-3 border-t border-t-ink w-full font-display text-heading font-700 page-sm:[grid-column:1_/_-1]">
                    {group.title}
                  </legend>
                  {group.fields.map((name) => (
                    <GapField
                      key={name}
                      name={name}
                      problem={problemOf(name)}
                      week={entries.week}
                      onLeave={leave}
                    />
                  ))}
                </fieldset>
              ))}
              {/* Where fields and result do not stand side by side the total follows the fields. */}
              <p
                className="sticky tabular-nums -mx-5 pr-[min(6rem,28vw)] pl-5 py-3.5 bottom-0 z-1 bg-ink text-paper page-sm:-mx-8 page-sm:pl-8 page-lg:hidden print:hidden"
                aria-hidden="true"
              >
                {result.title}{' '}
                <strong className="font-display text-heading leading-[1.55]">{euros(cost.total)}</strong>{' '}
                {result.period}
              </p>
              <p className="flex flex-wrap gap-3">
                <button type="submit" className="button button-solid">
                  {calculator.submit}
                </button>
                <button type="reset" className="button button-quiet">
                  {calculator.reset}
                </button>
              </p>
            </form>
            <GapResult
              cost={cost}
              entries={shown.entries}
              waitingFor={waitingFor}
              announce={touched}
              heading={heading}
            />
          </div>
        </div>
      </section>
      <GapFormula inputs={shown.inputs} cost={cost} />
    </>
  );
}
