import type { ReactNode } from 'react';
import { useHydrated } from '../components/use-hydrated.ts';
import { type SubmissionKind, submissionPaths } from '../submissions/kinds.ts';
import { honeypotField, unfilledAttributes } from '../submissions/limits.ts';
import type { ToastSentences } from '../submissions/sentences.ts';
import type { SubmissionForm as SubmissionFormState } from './use-submission-form.ts';

interface SubmissionFormProps {
  readonly kind: SubmissionKind;
  readonly state: SubmissionFormState;
  /** The form's accessible name. */
  readonly label: string;
  /** Label of the field no person fills in, for a visitor whose styles did not load. */
  readonly honeypotLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Failure({ title, description }: ToastSentences) {
  return (
    <div className="error-summary">
      <p className="font-700">{title}</p>
      <p>{description}</p>
    </div>
  );
}

/**
 * The frame of every form: a real form with an action, so it works before and without scripts; once hydrated the browser's
 * own bubbles give way to the site's sentences.
 */
export function SubmissionForm({
  kind,
  state,
  label,
  honeypotLabel,
  className,
  children,
}: SubmissionFormProps) {
  const hydrated = useHydrated();
  return (
    <form
      ref={state.form}
      action={submissionPaths[kind]}
      method="post"
      aria-label={label}
      aria-busy={state.busy || undefined}
      noValidate={hydrated}
      onFocus={state.prepare}
      onPointerEnter={state.prepare}
      onSubmit={state.submit}
    >
      <div className="honeypot" aria-hidden="true">
        <label>
          {honeypotLabel}
          <input name={honeypotField} tabIndex={-1} {...unfilledAttributes} />
        </label>
      </div>
      <fieldset className={className} disabled={state.submitting}>
        {children}
        {state.failure ? <Failure {...state.failure} /> : null}
      </fieldset>
    </form>
  );
}
