import { FlagIcon } from 'lucide-react';
import { Decoration } from '../../components/Decoration.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly outcome?: string | undefined;
}

/** What a step leads to, behind a flag. */
function Outcome({ outcome }: Pick<Step, 'outcome'>) {
  if (outcome === undefined) return null;
  return (
    <p className="flex items-baseline gap-2.5 pt-1 font-600">
      <Icon icon={FlagIcon} className="flex-none translate-y-[0.15em] text-link" />
      {outcome}
    </p>
  );
}

/** The line from a step to the next one: down, or to the right on wide pages. */
const line = {
  down: 'absolute top-4 -bottom-13 left-4 w-1 border-x border-foreground bg-background',
  right:
    'page-lg:-right-[calc(var(--spacing-gutter-wide)+1rem)] page-lg:bottom-auto page-lg:h-1 page-lg:w-auto page-lg:border-x-0 page-lg:border-y',
} as const;

/** Numbered steps on a line, each with an optional outcome. On wide pages they are in a row, with their texts aligned. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <NumberedList className="grid gap-10 print:block print:*:mb-6 page-lg:auto-cols-fr page-lg:grid-flow-col page-lg:grid-rows-[repeat(3,auto)] page-lg:gap-x-gutter-wide page-lg:gap-y-2.5">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative grid content-start gap-2.5 pl-14 page-lg:row-span-3 page-lg:grid-rows-subgrid page-lg:pt-15 page-lg:pl-0"
        >
          {index < steps.length - 1 ? <Decoration className={`${line.down} ${line.right}`} /> : null}
          <span className="absolute top-0 left-0 size-9 rounded-full bg-foreground text-center leading-9 font-700 text-background">
            {index + 1}
          </span>
          <h3 className="text-title">{step.title}</h3>
          <p>{step.text}</p>
          <Outcome outcome={step.outcome} />
        </li>
      ))}
    </NumberedList>
  );
}
