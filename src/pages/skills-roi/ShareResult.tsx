import { LinkIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Input } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { type GapEntries, queryOf } from './entries.ts';
import copy from './skills-gap-calculator.yaml';

const { result } = copy;

/**
 * The button that copies a link to the result, and what came of it. Where copying is not allowed the link stands to be
 * copied by hand. Absent without scripts, as nothing could answer its press.
 */
export function ShareResult({ entries }: { readonly entries: GapEntries }) {
  const [attempt, setAttempt] = useState<{ outcome: 'copied' | 'refused'; link: string }>();
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
    // What came of a second press is heard again.
    setAttempt(undefined);
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}?${queryOf(entries)}`;
    try {
      await navigator.clipboard.writeText(link);
      setAttempt({ outcome: 'copied', link });
    } catch {
      // Refused, or not there at all outside a secure context.
      setAttempt({ outcome: 'refused', link });
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.select();
      });
    }
  }

  return (
    <div className="contents scripting-none:hidden">
      <Button onClick={copyLink}>
        <Icon icon={LinkIcon} />
        {result.copy}
      </Button>
      <p role="status" className="basis-full text-small">
        {attempt ? result[attempt.outcome] : null}
      </p>
      {attempt?.outcome === 'refused' ? (
        <Input ref={field} aria-label={result.address} readOnly value={attempt.link} />
      ) : null}
    </div>
  );
}
