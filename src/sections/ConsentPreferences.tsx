import { type FormEvent, useId } from 'react';
import {
  type ConsentChoice,
  consent,
  consentEnds,
  consentFor,
  decideConsent,
} from '../components/consent.ts';
import { useStore } from '../components/store.ts';
import { useLive } from '../components/use-live.ts';
import copy from '../content/consent.yaml';

const { legend, categories, save, accept, reject, status, scripts } = copy.preferences;

function statusOf({ decided }: ConsentChoice): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  return status.decided
    .replace('{decided}', () => format.format(decided))
    .replace('{ends}', () => format.format(consentEnds(decided)));
}

interface CategoryProps {
  readonly category: { readonly title: string; readonly text: string; readonly state?: string };
}

/** A category without a choice, and why there is none. */
function FixedCategory({ category: { title, text, state } }: CategoryProps) {
  return (
    <div className="consent-category">
      <p className="consent-category-title">
        {title} <span className="consent-state">{state}</span>
      </p>
      <p className="consent-category-text">{text}</p>
    </div>
  );
}

interface ConsentPreferencesProps {
  /** Called after a choice; where it is not given the panel stays and says that the choice is kept. */
  readonly onSaved?: () => void;
}

/** The categories with their choices, in the dialog and on the cookie policy's own page. Without scripts nothing can be chosen. */
export function ConsentPreferences({ onSaved }: ConsentPreferencesProps) {
  const describedBy = useId();
  const live = useLive();
  const answer = useStore(consent);
  const decided = typeof answer === 'object';

  function decide(decision: Parameters<typeof decideConsent>[0]) {
    decideConsent(decision);
    onSaved?.();
  }

  function saveChoices(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    decide(new FormData(event.currentTarget).has('players') ? ['players'] : []);
  }

  return (
    <form className="consent-panel" onSubmit={saveChoices}>
      <fieldset className="consent-categories" disabled={!live}>
        <legend className="visually-hidden">{legend}</legend>
        <FixedCategory category={categories.essential} />
        <div className="consent-category">
          <label className="consent-category-title">
            {categories.players.title}
            <input
              type="checkbox"
              className="consent-switch"
              name="players"
              key={decided ? answer.decided.getTime() : answer}
              defaultChecked={consentFor('players')}
              aria-describedby={describedBy}
            />
          </label>
          <p className="consent-category-text" id={describedBy}>
            {categories.players.text}
          </p>
        </div>
        <FixedCategory category={categories.statistics} />
      </fieldset>
      <p className="consent-status" role="status">
        {decided ? statusOf(answer) : status.open}
      </p>
      <div className="consent-buttons">
        <button type="submit" className="button button-solid" disabled={!live}>
          {save}
        </button>
        <button type="button" className="button" disabled={!live} onClick={() => decide('all')}>
          {accept}
        </button>
        <button type="button" className="button" disabled={!live} onClick={() => decide('essential')}>
          {reject}
        </button>
      </div>
      <noscript>
        <p className="form-note">{scripts}</p>
      </noscript>
    </form>
  );
}
