import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadOrLeave } from '../components/load-or-leave.ts';
import { showToast } from '../components/toast.ts';
import { outboundLinks } from '../links.ts';
import { delays } from '../site.ts';
import type { SubmissionKind } from '../submissions/kinds.ts';
import { alreadySubscribed, outcomeSentences, type ToastSentences } from '../submissions/sentences.ts';
import type { FieldErrorTexts, FormSession, Outcome } from './form-session.ts';
import { postNatively } from './submission-id.ts';

interface Behaviour {
  /** What opens in a new tab after a success, and after how many milliseconds. A browser may block it. */
  readonly opens: { readonly href: string; readonly delay: number };
  /** Style of the toast after a failure. */
  readonly failureStyle: 'normal' | 'destructive';
  /** True where a submit of an untouched form does nothing at all. */
  readonly ignoresEmpty: boolean;
}

/** How the form of each kind behaves beyond what all do. */
export const behaviours: Readonly<Record<SubmissionKind, Behaviour>> = {
  newsletter: {
    opens: { href: outboundLinks.newsletterPage.href, delay: delays.newsletterPageOpens },
    failureStyle: 'destructive',
    ignoresEmpty: true,
  },
  meeting: {
    opens: { href: outboundLinks.bookingPage.href, delay: delays.bookingPageOpens },
    failureStyle: 'destructive',
    ignoresEmpty: false,
  },
  report: {
    opens: { href: outboundLinks.reportDocument.href, delay: delays.reportOpens },
    failureStyle: 'normal',
    ignoresEmpty: false,
  },
};

interface SubmissionFormOptions {
  readonly kind: SubmissionKind;
  /** The control that opened the form, for the lead's attribution. */
  readonly control: string;
  /** The link in the toast after a success, where nothing in the page says what opens. */
  readonly toastLink: string | undefined;
  /** Called once the lead is stored, with the checked first name where the form asks for one. */
  readonly onStored: (firstName: string) => void;
}

export interface FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  /** From the press until the answer, or until the form's code has found a wrong field. */
  readonly busy: boolean;
  /** While the checked values are on their way: nothing can be changed. */
  readonly submitting: boolean;
  readonly errors: FieldErrorTexts;
  /** The sentence of the wrong field that had focus before it was checked: to get it again says nothing (WCAG 4.1.3). */
  readonly announcement: string;
  /** What went wrong, to stand inside the form as well. */
  readonly failure: ToastSentences | undefined;
  /** Fetches what checks and sends the form, ahead of its use. */
  readonly prepare: () => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
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

/** The one way a form of the site is checked, sent and answered. */
export function useSubmissionForm({ kind, control, toastLink, onStored }: SubmissionFormOptions): FormState {
  const { opens, failureStyle, ignoresEmpty } = behaviours[kind];
  const form = useRef<HTMLFormElement>(null);
  const session = useRef<FormSession>(undefined);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<FieldErrorTexts>({});
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<ToastSentences>();

  function showErrors(texts: FieldErrorTexts) {
    setErrors(texts);
    setAnnouncement('');
  }

  function fail(sentences: ToastSentences) {
    setFailure(sentences);
    showToast({ ...sentences, style: sentences === alreadySubscribed ? 'destructive' : failureStyle });
  }

  function succeed(firstName: string) {
    // A form that is gone has been closed meanwhile: what stands there now belongs to another request.
    if (form.current) onStored(firstName);
    const link = toastLink === undefined ? {} : { link: { label: toastLink, href: opens.href } };
    showToast({ ...outcomeSentences[kind].success(firstName), style: 'normal', ...link });
    window.setTimeout(() => window.open(opens.href, '_blank', 'noopener'), opens.delay);
  }

  async function sendChecked(active: FormSession) {
    const before = document.activeElement;
    const values = await active.check();
    if (!values) {
      if (before === document.activeElement)
        setAnnouncement(active.sentenceOf(before?.getAttribute('name') ?? '') ?? '');
      return;
    }
    setFailure(undefined);
    setSubmitting(true);
    const outcome = await active.submit(values, control).catch((): Outcome => ({ result: 'failed' }));
    // At once, because what is disabled takes no focus.
    flushSync(() => setSubmitting(false));
    if (outcome.result === 'stored') return succeed(String(values.firstName ?? ''));
    fail(outcome.result === 'already_subscribed' ? alreadySubscribed : outcomeSentences[kind].failure);
    settleFocus(form.current, outcome, before);
  }

  async function run(element: HTMLFormElement) {
    const code = await loadOrLeave(loadFormSession, () => postNatively(element, kind));
    if (!code) return;
    session.current ??= code.connectForm(element, kind, showErrors);
    await sendChecked(session.current);
  }

  return {
    form,
    busy,
    submitting,
    errors,
    announcement,
    failure,
    prepare: () => {
      loadFormSession().catch(() => {});
    },
    submit: (event) => {
      event.preventDefault();
      const element = event.currentTarget;
      if (running.current || (ignoresEmpty && new FormData(element).get('email') === '')) return;
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
