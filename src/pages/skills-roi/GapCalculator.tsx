import { type FormEvent, useRef } from 'react';
import copy from '../../content/skills-roi.yaml';
import { gapCost } from '../../skills-gap/cost.ts';
import { gapInputNames } from '../../skills-gap/inputs.ts';
import { GapField } from './GapField.tsx';
import { GapFormula } from './GapFormula.tsx';
import { GapResult } from './GapResult.tsx';
import { useGapCalculator } from './use-gap-calculator.ts';
import { euros } from './wording.ts';
import './skills-gap.css';

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
      <section className="cost-page" aria-labelledby="gap-title">
        <div className="page">
          <header className="cost-head">
            <h1 id="gap-title" className="font-700 text-display">
              {hero.title}
            </h1>
            <p className="cost-lead">{hero.text}</p>
          </header>
          <div className="cost-board">
            <form
              ref={form}
              className="cost-form"
              method="get"
              aria-label={calculator.title}
              noValidate
              onInput={change}
              onSubmit={handleSubmit}
              onReset={reset}
            >
              <p className="cost-example">{calculator.example}</p>
              <p className="cost-scripts">{calculator.scripts}</p>
              {calculator.groups.map((group) => (
                <fieldset key={group.title} className="cost-group">
                  <legend className="cost-legend">{group.title}</legend>
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
              <p className="cost-follow" aria-hidden="true">
                {result.title} <strong>{euros(cost.total)}</strong> {result.period}
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
