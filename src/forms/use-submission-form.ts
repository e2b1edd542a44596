import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { leaveOnce, loadOrLeave } from '../components/load-or-leave.ts';
import { canShowToasts } from '../components/load-toasts.ts';
import { showToast } from '../components/toast.ts';
import { measureLead } from '../consent/measuring.ts';
import { outboundLinks } from '../content/links.ts';
import { delays } from '../site.ts';
import type { SubmissionKind } from '../submissions/kinds.ts';
import { alreadySubscribed, outcomeSentences, type ToastSentences } from '../submissions/sentences.ts';
import type { FieldErrorTexts, FormSession, Outcome } from './form-session.ts';
import { postNatively } from './submission-id.ts';

/** The page that opens in a new tab after a success, and the delay in milliseconds. Browsers may block it. */
export const opened = {
  newsletter: { href: outboundLinks.newsletterPage.href, delay: delays.newsletterPageOpens },
  meeting: { href: outboundLinks.bookingPage.href, delay: delays.bookingPageOpens },
  report: { href: outboundLinks.reportDocument.href, delay: delays.reportOpens },
} as const satisfies Record<SubmissionKind, object>;

interface SubmissionFormOptions {
  readonly kind: SubmissionKind;
  readonly control: string;
  /** The link in the toast after a success, if the form is in a dialog, which then closes. */
  readonly toastLink: string | undefined;
  /**
   * Called once the lead is stored, with the checked first name where the form asks for one. `told` is true if a toast says
   * what happened and has the link, so that the form's dialog can close.
   */
  readonly onStored: (firstName: string, told: boolean) => void;
}

/**
 * Moves focus to the first field the function refused, else back to what lost it by being disabled. A visitor who has
 * gone elsewhere meanwhile is left there.
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

/** Checks and sends a form and shows the outcome. All forms use it. */
export function useSubmissionForm({ kind, control, toastLink, onStored }: SubmissionFormOptions) {
  const { href, delay } = opened[kind];
  const form = useRef<HTMLFormElement>(null);
  const session = useRef<FormSession>(undefined);
  const running = useRef(false);
  /** From the press until the answer, or until the form's code has found a wrong field. */
  const [busy, setBusy] = useState(false);
  /** While the checked values are on their way: nothing can be changed. */
  const [submitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<FieldErrorTexts>({});
  /** The sentence of the wrong field that had focus before it was checked: to get it again says nothing (WCAG 4.1.3). */
  const [announcement, setAnnouncement] = useState('');
  /** What went wrong, to stand inside the form as well. */
  const [failure, setFailure] = useState<ToastSentences>();

  function showErrors(texts: FieldErrorTexts) {
    setErrors(texts);
    setAnnouncement('');
  }

  function fail(sentences: ToastSentences) {
    setFailure(sentences);
    showToast({ ...sentences, style: kind === 'report' ? 'normal' : 'destructive' });
  }

  async function succeed(firstName: string, toastsLoad: Promise<boolean> | undefined) {
    if (import.meta.env.MEASURED) measureLead(kind);
    window.setTimeout(() => window.open(href, '_blank', 'noopener'), delay);
    const told = (await toastsLoad) ?? false;
    // A form that is gone has been closed meanwhile: what stands there now belongs to another request.
    if (form.current) onStored(firstName, told);
    const link = toastLink === undefined ? {} : { link: { label: toastLink, href } };
    showToast({ ...outcomeSentences[kind].success(firstName), style: 'normal', ...link });
  }

  async function sendChecked(element: HTMLFormElement, active: FormSession) {
    const before = document.activeElement;
    const checked = await active.check();
    if (!checked) {
      if (before === document.activeElement)
        setAnnouncement(active.sentenceOf(before?.getAttribute('name') ?? '') ?? '');
      return;
    }
    setFailure(undefined);
    setSubmitting(true);
    // Meanwhile, so that a dialog closes as soon as the answer is there.
    const toastsLoad = toastLink === undefined ? undefined : canShowToasts();
    const outcome = await active.submit(checked, control).catch((): Outcome => ({ result: 'failed' }));
    if (outcome.result === 'stored')
      return succeed(String(checked.values.firstName ?? ''), toastsLoad).finally(() => setSubmitting(false));
    // At once, because what is disabled takes no focus and is not posted.
    flushSync(() => setSubmitting(false));
    if (outcome.result === 'left') return leaveOnce(() => postNatively(element, kind));
    fail(outcome.result === 'already_subscribed' ? alreadySubscribed : outcomeSentences[kind].failure);
    settleFocus(form.current, outcome, before);
  }

  async function run(element: HTMLFormElement) {
    const code = await loadOrLeave(loadFormSession, () => postNatively(element, kind));
    if (!code) return;
    session.current ??= code.connectForm(element, kind, showErrors);
    await sendChecked(element, session.current);
  }

  return {
    form,
    busy,
    submitting,
    errors,
    announcement,
    failure,
    /** Fetches what checks and sends the form, ahead of its use. */
    prepare: () => {
      loadFormSession().catch(() => {});
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      // A submit of an untouched newsletter form does nothing at all.
      const isUntouched = kind === 'newsletter' && new FormData(element).get('email') === '';
      if (running.current || isUntouched) return;
      running.current = true;
      setBusy(true);
      // The same sentence again is heard again.
      setAnnouncement('');
      run(element).finally(() => {
        running.current = false;
        setBusy(false);
      });
    },
  };
}

/** The state of a form and its event handlers. */
export type FormState = ReturnType<typeof useSubmissionForm>;
