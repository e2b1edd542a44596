import { FlagIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';

export interface Step {
  readonly title: string;
  readonly text: string;
  readonly outcome?: string | undefined;
}

/** What a step leads to, behind a flag. */
export function Outcome({ outcome }: Pick<Step, 'outcome'>) {
  if (outcome === undefined) return null;
  return (
    <p className="flex items-baseline gap-2.5 pt-1 font-600">
      <Icon icon={FlagIcon} className="flex-none translate-y-[0.15em] text-link" />
      {outcome}
    </p>
  );
}
