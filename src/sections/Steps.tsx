interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string; readonly outcome?: string }[];
}

/** Steps of a way, numbered as stations on one line, each with what it leaves behind. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps grid gap-10 page-lg:gap-[calc(2_*_var(--spacing-gutter))] page-lg:grid-cols-[repeat(3,1fr)]">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="step relative grid gap-2.5 pl-14 content-start page-lg:pl-0 page-lg:pt-15 not-last:before:content-[''] not-last:before:absolute not-last:before:right-auto not-last:before:left-4 not-last:before:top-4 not-last:before:-bottom-13 not-last:before:border-x not-last:before:border-y-0 not-last:before:border-front not-last:before:w-1 not-last:before:bg-sun page-lg:not-last:before:right-[calc(-2_*_var(--spacing-gutter)_-_1rem)] page-lg:not-last:before:left-4 page-lg:not-last:before:top-4 page-lg:not-last:before:bottom-auto page-lg:not-last:before:border-x-0 page-lg:not-last:before:border-y page-lg:not-last:before:w-auto page-lg:not-last:before:h-1"
        >
          <span
            className="absolute tabular-nums left-0 top-0 z-1 w-9 h-9 rounded-full bg-front text-ground font-700 [line-height:2.25rem] text-center"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="font-700 text-title">{step.title}</h3>
          <p>{step.text}</p>
          {step.outcome ? (
            <p className="flex gap-2.5 pt-1 items-baseline font-600">
              <span className="i-lucide-flag [flex:none] [translate:0_0.15em] c-link" aria-hidden="true" />
              {step.outcome}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
