interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string; readonly outcome?: string }[];
}

/** Steps of a way, numbered as stations on one line, each with what it leaves behind. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title} className="step">
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="font-700 text-title">{step.title}</h3>
          <p>{step.text}</p>
          {step.outcome ? (
            <p className="step-outcome">
              <span className="i-lucide-flag" aria-hidden="true" />
              {step.outcome}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
