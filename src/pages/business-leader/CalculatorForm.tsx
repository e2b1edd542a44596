import type { Content } from '../../content/schemas.ts';

type CalculatorFormProps = Pick<Content<'business-leader'>['calculator'], 'form' | 'inputs'>;

/** The numbers that a reckoning asks for, as a form that is still empty. */
export function CalculatorForm({ form, inputs }: CalculatorFormProps) {
  return (
    <div className="p-[clamp(1.25rem,3vw,2.25rem)] border border-front page-lg:ml-1/4">
      <h3 className="text-heading font-700 leading-[1.55]">{form}</h3>
      <ol className="grid gap-x-gutter-wide [counter-reset:blank] page-md:grid-cols-2">
        {inputs.map((input) => (
          <li
            className="flex gap-3 pt-5.5 items-baseline [counter-increment:blank] before:tabular-nums before:[content:counter(blank)_/_''] before:text-quiet before:text-small after:content-[''] after:border-b-1.5 after:border-b-dotted after:border-b-outline after:flex-1 after:min-w-8"
            key={input}
          >
            {input}
          </li>
        ))}
      </ol>
    </div>
  );
}
