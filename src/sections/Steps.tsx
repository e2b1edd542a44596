interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string; readonly outcome?: string }[];
  /** Whether they stay one below the other on wide pages, and in view while what stands beside them scrolls. */
  readonly column?: boolean;
}

const layouts = {
  row: {
    list: 'page-lg:gap-double-gutter page-lg:grid-cols-3',
    step: 'page-lg:pl-0 page-lg:pt-15',
    line: 'page-lg:-right-[calc(var(--spacing-double-gutter)+1rem)] page-lg:bottom-auto page-lg:w-auto page-lg:h-1 page-lg:border-x-0 page-lg:border-y',
  },
  column: { list: 'page-lg:sticky page-lg:top-28', step: '', line: '' },
} as const;

/** Steps of a way, numbered as stations on one line, each with what it leaves behind. */
export function Steps({ steps, column = false }: StepsProps) {
  const { list, step: place, line } = layouts[column ? 'column' : 'row'];
  return (
    <ol className={`grid gap-10 ${list}`}>
      {steps.map((step, index) => (
        <li key={step.title} className={`relative grid gap-2.5 pl-14 content-start ${place}`}>
          {index < steps.length - 1 ? (
            <span
              className={`absolute left-4 top-4 -bottom-13 w-1 border-x border-front bg-sun ${line}`}
              aria-hidden="true"
            />
          ) : null}
          <span
            className="absolute left-0 top-0 size-9 rounded-full bg-front text-ground text-center font-700 leading-9 tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="font-700 text-title">{step.title}</h3>
          <p>{step.text}</p>
          {step.outcome ? (
            <p className="flex gap-2.5 pt-1 items-baseline font-600">
              <span
                className="i-lucide-flag flex-none translate-y-[0.15em] text-[var(--colors-link)]"
                aria-hidden="true"
              />
              {step.outcome}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
