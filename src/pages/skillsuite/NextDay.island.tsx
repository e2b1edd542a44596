import { ArrowRightIcon } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { Icon } from '../../components/Icon.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';

interface NextDayProps {
  /** The id of the next day's radio button. */
  readonly day: string;
  readonly label: string;
}

/** A button that chooses the next day, whose radio button then has the focus, so that its answer is read out. */
export default function LiveNextDay({ day, label }: NextDayProps) {
  const hydrated = useHydrated();
  function choose() {
    const radio = document.querySelector<HTMLInputElement>(`#${day}`);
    radio?.click();
    radio?.focus();
  }
  return (
    <Button className={`justify-self-start ${onlyLive}`} disabled={!hydrated} onClick={choose}>
      {label} <Icon icon={ArrowRightIcon} />
    </Button>
  );
}

export const NextDay = island('pages/skillsuite/NextDay', LiveNextDay, { hydrate: 'near' });
