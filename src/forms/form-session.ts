import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { answerTimeout } from '../site.ts';
import { isFieldName } from '../submissions/form-fields.ts';
import { type SubmissionKind, submissionPaths } from '../submissions/kinds.ts';
import { honeypotField } from '../submissions/limits.ts';
import { submissionSchemas } from '../submissions/schemas.ts';
import type { FieldName } from '../submissions/sentences.ts';
import { currentAttribution } from './attribution.ts';
import { forgetSubmissionId, submissionId } from './submission-id.ts';

export type FieldErrorTexts = Partial<Record<FieldName, string>>;

export type Outcome =
  | { readonly result: 'stored' | 'already_subscribed' | 'failed' }
  | { readonly result: 'invalid'; readonly errors: FieldErrorTexts };

const storedSchema = z.object({ id: z.string() });
const problemSchema = z.object({
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

/** Throws where the answer is not the interface's own. */
async function outcomeOf(response: Response): Promise<Outcome> {
  const body: unknown = await response.json();
  if (response.status === 201) {
    z.parse(storedSchema, body);
    return { result: 'stored' };
  }
  const { code, errors = {} } = z.parse(problemSchema, body);
  if (code === 'invalid') return { result: 'invalid', errors };
  return { result: code === 'already_subscribed' ? code : 'failed' };
}

/**
 * Posts a submission as JSON and says what became of it. Never throws: no network, no answer within `answerTimeout` and
 * an answer that is not the interface's own all count as failed.
 */
async function send(kind: SubmissionKind, submission: object): Promise<Outcome> {
  try {
    const response = await fetch(submissionPaths[kind], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(answerTimeout),
    });
    return await outcomeOf(response);
  } catch {
    return { result: 'failed' };
  }
}

function textsOf(errors: FieldErrors): FieldErrorTexts {
  const texts: FieldErrorTexts = {};
  for (const [name, error] of Object.entries(errors)) {
    if (isFieldName(name) && typeof error?.message === 'string') texts[name] = error.message;
  }
  return texts;
}

/**
 * Connects react-hook-form to the fields of a form that is on the page already: they stay the elements they are, so
 * what was typed before the scripts arrived is what gets checked, and after the first try as the visitor types.
 * `showErrors` hears every change of the errors.
 */
export function connectForm(
  form: HTMLFormElement,
  kind: SubmissionKind,
  showErrors: (errors: FieldErrorTexts) => void,
) {
  const { register, handleSubmit, getFieldState, setError, subscribe } = createFormControl({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: standardSchemaResolver<FieldValues, unknown, FieldValues>(submissionSchemas[kind]),
  });
  const honeypot = form.querySelector<HTMLInputElement>(`input[name="${honeypotField}"]`);
  for (const element of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name], select[name]',
  )) {
    if (element === honeypot) continue;
    const field = register(element.name);
    field.ref(element);
    element.addEventListener('input', field.onChange);
    element.addEventListener('blur', field.onBlur);
  }
  subscribe({ formState: { errors: true }, callback: ({ errors }) => showErrors(textsOf(errors ?? {})) });

  return {
    /** Checks the form. The values where they stand the schema's test; otherwise the first wrong field takes focus. */
    check: handleSubmit((values) => values),
    /** What is wrong with a field since it was checked last; undefined where nothing is. */
    sentenceOf: (name: string) => getFieldState(name).error?.message,
    /**
     * Sends checked values; the same values again are the same submission until one is stored. Fields that the function
     * refuses show its sentences.
     */
    async submit(values: FieldValues, control: string) {
      const outcome = await send(kind, {
        ...values,
        submissionId: await submissionId(kind, values),
        [honeypotField]: honeypot?.value ?? '',
        attribution: currentAttribution(control),
      });
      if (outcome.result === 'stored') forgetSubmissionId(kind);
      if (outcome.result === 'invalid') {
        for (const [name, message] of Object.entries(outcome.errors)) {
          setError(name, { type: 'function', message });
        }
      }
      return outcome;
    },
  };
}

/** A form made live. */
export type FormSession = ReturnType<typeof connectForm>;
