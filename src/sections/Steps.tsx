interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string; readonly outcome?: string }[];
  /** Whether they stay one below the other on wide pages, and in view while what stands beside them scrolls. */
  readonly column?: boolean;
}

/** Steps of a way, numbered as stations on one line, each with what it leaves behind. */
export function Steps({ steps, column = false }: StepsProps) {
  return (
    <ol
      className={`grid gap-10 ${column ? 'page-lg:sticky page-lg:top-28' : 'page-lg:gap-gutter-wide page-lg:grid-cols-3'}`}
    >
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={`relative grid gap-2.5 pl-14 content-start ${column ? '' : 'page-lg:pl-0 page-lg:pt-15'}`}
        >
          {index < steps.length - 1 ? (
            <span
              className={`absolute left-4 top-4 -bottom-13 w-1 border-x border-front bg-sun ${column ? '' : 'page-lg:-right-[calc(var(--spacing-gutter-wide)+1rem)] page-lg:bottom-auto page-lg:w-auto page-lg:h-1 page-lg:border-x-0 page-lg:border-y'}`}
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
