import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { responseTimeout } from '../site.ts';
import { type FieldName, fieldLabels, isFieldName } from '../submissions/form-fields.ts';
import { type SubmissionKind, submissionPaths } from '../submissions/kinds.ts';
import { honeypotField } from '../submissions/limits.ts';
import { submissionSchemas } from '../submissions/schemas.ts';
import { refusedField } from '../submissions/sentences.ts';
import { currentAttribution } from './attribution.ts';
import { forgetSubmissionId, submissionId, typedValues } from './submission-id.ts';

export type FieldErrorTexts = Partial<Record<FieldName, string>>;

export type Outcome =
  /** With `unsendable`, scripts cannot send the form, so the browser has to post it. */
  | { readonly result: 'stored' | 'already_subscribed' | 'failed' | 'unsendable' }
  | { readonly result: 'invalid'; readonly errors: FieldErrorTexts };

const storedSchema = z.object({ id: z.string() });
const problemSchema = z.object({
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

/** Parses a response of our functions. Throws on any other response. */
function outcomeOf(status: number, text: string): Outcome {
  const body: unknown = JSON.parse(text);
  if (status === 201) {
    z.parse(storedSchema, body);
    return { result: 'stored' };
  }
  const { code, errors = {} } = z.parse(problemSchema, body);
  if (code === 'invalid') return { result: 'invalid', errors };
  return { result: code === 'already_subscribed' ? code : 'failed' };
}

/** Posts a submission as JSON. Rejects if the response is not complete within `responseTimeout` milliseconds. */
async function post(kind: SubmissionKind, submission: object) {
  // Older browsers lack `AbortSignal.timeout`.
  const aborting = new AbortController();
  const timer = setTimeout(() => aborting.abort(), responseTimeout);
  try {
    const response = await fetch(submissionPaths[kind], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(submission),
      signal: aborting.signal,
    });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** The number of consecutive tries without a response after which the browser posts the form. */
const unansweredLimit = 2;

let unanswered = 0;

/**
 * Posts a submission and returns its outcome. Never throws.
 *
 * An unknown response counts as `failed`, and so does the first try without a response. The second consecutive one is
 * `unsendable`, as a browser extension may block requests of scripts. Not while the browser is offline: it would only show its
 * own error page.
 */
async function send(kind: SubmissionKind, submission: object): Promise<Outcome> {
  let response: Awaited<ReturnType<typeof post>>;
  try {
    response = await post(kind, submission);
  } catch {
    if (navigator.onLine) unanswered += 1;
    return { result: navigator.onLine && unanswered >= unansweredLimit ? 'unsendable' : 'failed' };
  }
  unanswered = 0;
  try {
    return outcomeOf(response.status, response.text);
  } catch {
    return { result: 'failed' };
  }
}

/** Returns a translated message for a field that a function refused, as functions respond in English. */
const translatedMessage = (name: string, message: string) =>
  isFieldName(name) ? refusedField(fieldLabels[name]) : message;

/** A form's values, as typed and as parsed by its schema. */
interface CheckedForm {
  readonly typed: object;
  readonly values: FieldValues;
}

function textsOf(errors: FieldErrors): FieldErrorTexts {
  const texts: FieldErrorTexts = {};
  for (const [name, error] of Object.entries(errors)) {
    if (isFieldName(name) && typeof error?.message === 'string') texts[name] = error.message;
  }
  return texts;
}

/**
 * Connects react-hook-form to the fields of a form on the page. The elements are kept, so text that was typed before the
 * scripts loaded is validated too. After the first submit, fields are validated on every change. `showErrors` is called with
 * every change of the errors.
 */
export function connectForm(
  form: HTMLFormElement,
  kind: SubmissionKind,
  showErrors: (errors: FieldErrorTexts) => void,
) {
  const { register, handleSubmit, getFieldState, setError, setValue, subscribe } = createFormControl({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: standardSchemaResolver<FieldValues, unknown, FieldValues>(submissionSchemas[kind]),
  });
  const honeypot = form.querySelector<HTMLInputElement>(`input[name="${honeypotField}"]`);
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]'),
  ].filter((element) => element !== honeypot);
  for (const element of fields) {
    const field = register(element.name);
    field.ref(element);
    // Autofill and password managers may dispatch `change` only.
    for (const type of ['input', 'change']) element.addEventListener(type, field.onChange);
    element.addEventListener('blur', field.onBlur);
  }
  const validate = handleSubmit((values) => values);
  subscribe({ formState: { errors: true }, callback: ({ errors }) => showErrors(textsOf(errors ?? {})) });

  return {
    /**
     * Validates the fields. Returns their values as typed and as parsed by the schema. If a field is invalid, focuses the
     * first one and returns undefined.
     */
    async check(): Promise<CheckedForm | undefined> {
      // A browser may have changed a value without an event.
      for (const { name, value } of fields) setValue(name, value);
      const typed = typedValues(form);
      const values = await validate();
      return values && { typed, values };
    },
    /** Returns the present error message of a field, or undefined. */
    errorOf: (name: string) => getFieldState(name).error?.message,
    /**
     * Sends a validated form. Retries with the same values have the same submission id, until one is stored. Shows the
     * function's messages at the fields that it refuses.
     */
    async submit({ typed, values }: CheckedForm, control: string): Promise<Outcome> {
      const id = await submissionId(kind, typed).catch(() => undefined);
      if (id === undefined) return { result: 'unsendable' };
      const outcome = await send(kind, {
        ...values,
        submissionId: id,
        [honeypotField]: honeypot?.value ?? '',
        attribution: currentAttribution(control),
      });
      if (outcome.result === 'stored') forgetSubmissionId(kind);
      if (outcome.result === 'invalid') {
        for (const [name, message] of Object.entries(outcome.errors)) {
          setError(name, {
            type: 'function',
            message: import.meta.env.LANGUAGE ? translatedMessage(name, message) : message,
          });
        }
      }
      return outcome;
    },
  };
}

/** A form that is connected to its scripts. */
export type FormSession = ReturnType<typeof connectForm>;
