import { useRef, useState } from 'react';
import copy from '../../content/skills-roi.yaml';
import type { GapEntries } from './entries.ts';
import { queryOf } from './query.ts';

type Outcome = 'copied' | 'refused';

interface ShareResultProps {
  readonly entries: GapEntries;
}

/** The button that copies a link to the result, and what came of it. Where copying is not allowed the link stands to be copied by hand. */
export function ShareResult({ entries }: ShareResultProps) {
  const [attempt, setAttempt] = useState<{ readonly outcome: Outcome; readonly link: string }>();
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
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
    <div className="flex flex-wrap gap-y-2 gap-x-4 [flex:1_1_18rem] items-center">
      <button
        type="button"
        className="button border-paper text-paper hover:bg-paper hover:text-ink"
        onClick={copyLink}
      >
        <span className="i-lucide-link" aria-hidden="true" />
        {copy.result.copy}
      </button>
      <p role="status" className="[flex:1_1_10rem] text-small leading-[1.55]">
        {attempt ? copy.result[attempt.outcome] : null}
      </p>
      {attempt?.outcome === 'refused' ? (
        <input
          ref={field}
          className="field-input"
          aria-label={copy.result.address}
          readOnly
          value={attempt.link}
        />
      ) : null}
    </div>
  );
}
