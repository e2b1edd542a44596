import type { Content } from '../../content/schemas.ts';
import './leader-sheets.css';

type CalculatorFormProps = Pick<Content<'business-leader'>['calculator'], 'form' | 'inputs'>;

/** The numbers that a reckoning asks for, as a form that is still empty. */
export function CalculatorForm({ form, inputs }: CalculatorFormProps) {
  return (
    <div className="blank-form">
      <h3 className="blank-form-title">{form}</h3>
      <ol>
        {inputs.map((input) => (
          <li key={input}>{input}</li>
        ))}
      </ol>
    </div>
  );
}
