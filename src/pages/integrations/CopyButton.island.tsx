import { CopyIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useHydrated } from '../../components/hydration.ts';
import { Icon } from '../../components/Icon.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** The button's label, and what is said after a press: that the text is copied, or that the browser refused. */
  readonly copy: string;
  readonly copied: string;
  readonly refused: string;
}

/** A button that copies a text, and says what came of it. */
export default function LiveCopyButton({ text, copy, copied, refused }: CopyButtonProps) {
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState('');
  async function write() {
    setOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copied);
    } catch {
      setOutcome(refused);
    }
  }
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${onlyLive}`}>
      <Button disabled={!hydrated} onClick={write}>
        <Icon icon={CopyIcon} /> {copy}
      </Button>
      <p role="status" className="text-small">
        {outcome}
      </p>
    </div>
  );
}

export const CopyButton = island('pages/integrations/CopyButton', LiveCopyButton, { hydrate: 'near' });
