import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { useHydrated } from '../components/hydration.ts';
import { island } from '../components/island.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/consent.yaml';
import { fillIn, longDay } from '../content/format.ts';
import measuring from '../content/measuring.yaml';
import {
  type ConsentChoice,
  consent,
  consentCategories,
  consentEnds,
  consentFor,
  decideConsent,
} from './consent.ts';
import { categoriesToAsk, objectsToMeasuring } from './measuring.ts';

const { legend, categories, save, accept, reject, status, scripts } = copy.preferences;

/** The categories that a visitor may choose. */
const choices = [
  { name: 'players', ...categories.players },
  ...(import.meta.env.MEASURED ? measuring.categories : []),
] as const;

function outcomeOf({ accepted }: ConsentChoice): string {
  if (!import.meta.env.MEASURED) return accepted.includes('players') ? status.accepted : status.rejected;
  const on = choices.filter(({ name }) => accepted.includes(name) && categoriesToAsk().includes(name));
  if (on.length === 0) return status.rejected;
  return fillIn(measuring.accepted, { categories: on.map(({ title }) => title).join(', ') });
}

function statusOf(choice: ConsentChoice): string {
  const { decided } = choice;
  const dayOf = (date: Date) => longDay(`${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`);
  const dated = fillIn(status.decided, { decided: dayOf(decided), ends: dayOf(consentEnds(decided)) });
  return `${dated} ${outcomeOf(choice)}`;
}

interface CategoryProps {
  readonly category: { readonly title: string; readonly text: string; readonly state?: string };
}

/** A category that cannot be chosen, with the reason. */
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

interface ChoiceProps {
  readonly choice: (typeof choices)[number];
  /** The id of the element that describes it. */
  readonly describedBy: string;
  /** When the visitor last answered, in milliseconds since 1970. */
  readonly decided: number | undefined;
  /** Whether the visitor has refused it already by a browser setting. */
  readonly disabled: boolean;
}

/** A category with a checkbox. */
function OptionalCategory({ choice: { name, title, text }, describedBy, decided, disabled }: ChoiceProps) {
  const checkbox = useRef<HTMLInputElement>(null);

  // Set on the same element, so that it keeps focus when a visitor saves with Enter.
  useLayoutEffect(() => {
    if (checkbox.current) checkbox.current.checked = decided !== undefined && !disabled && consentFor(name);
  }, [decided, disabled, name]);

  return (
    <div className="grid gap-1 py-3.5 border-b border-b-contour">
      <label className="flex flex-wrap cursor-pointer gap-y-1 gap-x-4 items-center justify-between font-600 min-h-7">
        {title}
        <input
          ref={checkbox}
          type="checkbox"
          className="size-6 flex-none cursor-[inherit] accent-lagoon"
          name={name}
          disabled={disabled}
          aria-describedby={describedBy}
        />
      </label>
      <p className="text-slate text-small max-w-[58ch]" id={describedBy}>
        {text}
      </p>
    </div>
  );
}

interface ConsentPreferencesProps {
  /** Called after a choice, to close the dialog. */
  readonly onSaved?: () => void;
}

/** The form with the cookie preferences, in the dialog and on the cookie policy page. Disabled without scripts. */
export default function LiveConsentPreferences({ onSaved }: ConsentPreferencesProps) {
  // The dialog can open on the cookie policy page, which has the same form.
  const idSuffix = onSaved ? '' : '-in-page';
  const hydrated = useHydrated();
  const answer = useStore(consent);
  const optedOut = import.meta.env.MEASURED && hydrated && objectsToMeasuring();
  const decided = typeof answer === 'object' ? answer.decided.getTime() : undefined;

  function decide(accepted: ConsentChoice['accepted']) {
    decideConsent(accepted);
    onSaved?.();
  }

  function saveChoices(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    decide(consentCategories.filter((category) => chosen.has(category)));
  }

  return (
    <form className="grid gap-4" onSubmit={saveChoices}>
      <fieldset className="-mt-3.5 min-w-0" disabled={!hydrated}>
        <legend className="sr-only">{legend}</legend>
        <FixedCategory category={categories.essential} />
        {choices.map((choice) => (
          <OptionalCategory
            key={choice.name}
            choice={choice}
            describedBy={`${choice.name}-text${idSuffix}`}
            decided={decided}
            disabled={optedOut && choice.name !== 'players'}
          />
        ))}
        {import.meta.env.MEASURED ? null : <FixedCategory category={categories.statistics} />}
      </fieldset>
      {optedOut ? <p className="text-small">{measuring.signal}</p> : null}
      <p className="text-slate text-small" role="status">
        {/* With a new key, screen readers announce the same sentence again after another choice. */}
        <span key={decided}>{typeof answer === 'object' ? statusOf(answer) : status.open}</span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(11rem,34%)),1fr))] gap-x-3 gap-y-2 scripting-none:hidden [&>*]:px-2 [&>*]:print:inline-flex">
        <Button variant="solid" className="col-span-full" type="submit" disabled={!hydrated}>
          {save}
        </Button>
        <Button disabled={!hydrated} onClick={() => decide(categoriesToAsk())}>
          {accept}
        </Button>
        <Button disabled={!hydrated} onClick={() => decide([])}>
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
