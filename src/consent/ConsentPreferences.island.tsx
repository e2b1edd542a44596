import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { useHydrated } from '../components/hydration.ts';
import { island } from '../components/island.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/consent.yaml';
import { fillIn, longDay } from '../content/format.ts';
import { asked, type ConsentChoice, consent, consentEnds, consentFor, decideConsent } from './consent.ts';

const { legend, categories, save, accept, reject, status, scripts } = copy.preferences;

function statusOf({ accepted, decided }: ConsentChoice): string {
  const dayOf = (date: Date) => longDay(`${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`);
  const dated = fillIn(status.decided, { decided: dayOf(decided), ends: dayOf(consentEnds(decided)) });
  return `${dated} ${accepted.includes('players') ? status.accepted : status.rejected}`;
}

interface CategoryProps {
  readonly category: { readonly title: string; readonly text: string; readonly state?: string };
}

/** A category without a choice, with the reason. */
function FixedCategory({ category: { title, text, state } }: CategoryProps) {
  return (
    <div className="grid gap-1 py-3.5 border-b border-b-contour">
      <p className="flex flex-wrap gap-y-1 gap-x-4 items-center justify-between font-600">
        {title} <span className="text-small text-lagoon">{state}</span>
      </p>
      <p className="text-slate text-small max-w-[58ch]">{text}</p>
    </div>
  );
}

interface ConsentPreferencesProps {
  /** Called after a choice; where it is not given the panel stays and says that the choice is kept. */
  readonly onSaved?: () => void;
}

/**
 * The categories with their choices, in the dialog and on the cookie policy's own page. Without scripts nothing can be
 * chosen.
 */
export default function LiveConsentPreferences({ onSaved }: ConsentPreferencesProps) {
  // The dialog can open over the page that has them, too.
  const describedBy = onSaved ? 'players-text' : 'players-text-in-page';
  const hydrated = useHydrated();
  const answer = useStore(consent);
  const players = useRef<HTMLInputElement>(null);
  const decided = typeof answer === 'object' ? answer.decided.getTime() : undefined;

  // The checkbox stays the element it is: who pressed Enter in it goes on from there.
  useLayoutEffect(() => {
    if (players.current) players.current.checked = decided !== undefined && consentFor('players');
  }, [decided]);

  function decide(accepted: ConsentChoice['accepted']) {
    decideConsent(accepted);
    onSaved?.();
  }

  function saveChoices(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    decide(asked.filter((category) => chosen.has(category)));
  }

  return (
    <form className="grid gap-4" onSubmit={saveChoices}>
      <fieldset className="-mt-3.5 min-w-0" disabled={!hydrated}>
        <legend className="sr-only">{legend}</legend>
        <FixedCategory category={categories.essential} />
        <div className="grid gap-1 py-3.5 border-b border-b-contour">
          <label className="flex flex-wrap cursor-pointer gap-y-1 gap-x-4 items-center justify-between font-600 min-h-7">
            {categories.players.title}
            <input
              ref={players}
              type="checkbox"
              className="size-6 flex-none cursor-[inherit] accent-lagoon"
              name="players"
              aria-describedby={describedBy}
            />
          </label>
          <p className="text-slate text-small max-w-[58ch]" id={describedBy}>
            {categories.players.text}
          </p>
        </div>
        <FixedCategory category={categories.statistics} />
      </fieldset>
      <p className="text-slate text-small" role="status">
        {/* The key has the same sentence read out again, where the same is chosen again. */}
        <span key={decided}>{typeof answer === 'object' ? statusOf(answer) : status.open}</span>
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2 scripting-none:hidden">
        <Button variant="solid" className="px-4 print:inline-flex" type="submit" disabled={!hydrated}>
          {save}
        </Button>
        <Button className="px-4 print:inline-flex" disabled={!hydrated} onClick={() => decide(asked)}>
          {accept}
        </Button>
        <Button className="px-4 print:inline-flex" disabled={!hydrated} onClick={() => decide([])}>
          {reject}
        </Button>
      </div>
      <noscript>
        <p className="text-small text-slate">{scripts}</p>
      </noscript>
    </form>
  );
}

export const ConsentPreferences = island('consent/ConsentPreferences', LiveConsentPreferences);
