import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { leaveOnce, loadOrLeave } from '../components/load-or-leave.ts';
import { showToast } from '../components/toast.ts';
import { measureLead } from '../consent/measuring.ts';
import type { SubmissionKind } from '../submissions/kinds.ts';
import { alreadySubscribed, outcomeSentences, type ToastSentences } from '../submissions/sentences.ts';
import type { FieldErrorTexts, FormSession, Outcome } from './form-session.ts';
import { postNatively } from './submission-id.ts';
import { successPages } from './success-pages.ts';

interface SubmissionFormOptions {
  readonly kind: SubmissionKind;
  readonly control: string;
  /** The label of the link in the success toast of a form in a dialog. Undefined for a form in a page. */
  readonly toastLink: string | undefined;
  /** Called once the lead is stored, with the first name if the form asks for one, or else an empty text. */
  readonly onStored: (firstName: string) => void;
}

/**
 * - `validating`: loads the form's code and validates the fields. The button looks busy.
 * - `submitting`: waits for the function's response. The fields are disabled too.
 * - `leaving`: the browser posts the form itself and shows the function's page.
 */
type FormStatus = 'idle' | 'validating' | 'submitting' | 'leaving';

/**
 * Focuses the first field that the function refused, or else the element that lost focus by being disabled. Does nothing if
 * the visitor has moved focus elsewhere meanwhile.
 */
function settleFocus(form: HTMLFormElement | null, outcome: Outcome, before: Element | null): void {
  const { activeElement, body } = document;
  if (!form?.isConnected || (activeElement !== body && activeElement !== before)) return;
  const refused = outcome.result === 'invalid' ? Object.keys(outcome.errors) : [];
  const target = [...form.elements].find((element) => refused.includes(element.getAttribute('name') ?? ''));
  const element = target ?? before;
  if (element instanceof HTMLElement) element.focus();
}

const loadFormSession = () => import('./form-session.ts');

/** Validates and sends a form, and shows the outcome. Returns the form's state and event handlers. */
export function useSubmissionForm({ kind, control, toastLink, onStored }: SubmissionFormOptions) {
  const { href, delay } = successPages[kind];
  const form = useRef<HTMLFormElement>(null);
  const session = useRef<FormSession>(undefined);
  /** Ignores a second submit before React has rendered the first one's status. */
  const isBusy = useRef(false);
  const [status, setStatus] = useState<FormStatus>('idle');
  const [errors, setErrors] = useState<FieldErrorTexts>({});
  /**
   * The error of an invalid field that had focus before the submit. Focusing it again would not make screen readers say
   * anything (WCAG 4.1.3).
   */
  const [announcement, setAnnouncement] = useState('');
  /** The failure to show inside the form, in addition to the toast. */
  const [failure, setFailure] = useState<ToastSentences>();

  function showErrors(texts: FieldErrorTexts) {
    setErrors(texts);
    setAnnouncement('');
  }

  function fail(sentences: ToastSentences) {
    setFailure(sentences);
    showToast({ ...sentences, style: kind === 'report' ? 'normal' : 'destructive' });
  }

  function succeed(firstName: string) {
    if (import.meta.env.MEASURED) measureLead(kind);
    window.setTimeout(() => window.open(href, '_blank', 'noopener'), delay);
    // If the dialog was closed meanwhile, an open one belongs to another request.
    if (form.current) onStored(firstName);
    const link = toastLink === undefined ? {} : { link: { label: toastLink, href } };
    showToast({ ...outcomeSentences[kind].success(firstName), style: 'normal', ...link });
  }

  async function validateAndSend(element: HTMLFormElement, active: FormSession) {
    const before = document.activeElement;
    const checked = await active.check();
    if (!checked) {
      if (before === document.activeElement)
        setAnnouncement(active.errorOf(before?.getAttribute('name') ?? '') ?? '');
      return;
    }
    setFailure(undefined);
    setStatus('submitting');
    const outcome = await active.submit(checked, control).catch((): Outcome => ({ result: 'failed' }));
    if (outcome.result === 'stored') return succeed(String(checked.values.firstName ?? ''));
    // Synchronously, as disabled fields cannot take focus and are not posted.
    flushSync(() => setStatus(outcome.result === 'unsendable' ? 'leaving' : 'idle'));
    if (outcome.result === 'unsendable') return leaveOnce(() => postNatively(element, kind));
    fail(outcome.result === 'already_subscribed' ? alreadySubscribed : outcomeSentences[kind].failure);
    settleFocus(form.current, outcome, before);
  }

  async function handleSubmit(element: HTMLFormElement) {
    const code = await loadOrLeave(loadFormSession, () => postNatively(element, kind));
    if (!code) return;
    session.current ??= code.connectForm(element, kind, showErrors);
    await validateAndSend(element, session.current);
  }

  return {
    form,
    status,
    errors,
    announcement,
    failure,
    /** Prefetches the code that validates and sends the form. */
    prepare: () => {
      loadFormSession().catch(() => {});
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      // An empty newsletter form shows no error.
      const isUntouched = kind === 'newsletter' && new FormData(element).get('email') === '';
      if (isBusy.current || isUntouched) return;
      isBusy.current = true;
      setStatus('validating');
      // Cleared, so that the same error is announced again.
      setAnnouncement('');
      handleSubmit(element).finally(() => {
        isBusy.current = false;
        setStatus('idle');
      });
    },
  };
}

/** The state of a form and its event handlers. */
export type FormState = ReturnType<typeof useSubmissionForm>;
