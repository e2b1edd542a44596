import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import { isFieldName } from '../submissions/form-fields.ts';
import type { SubmissionKind } from '../submissions/kinds.ts';
import { honeypotField } from '../submissions/limits.ts';
import { submissionSchemas } from '../submissions/schemas.ts';
import type { FieldName } from '../submissions/sentences.ts';
import { currentAttribution } from './attribution.ts';
import { type Outcome, send } from './send.ts';
import { forgetSubmissionId, submissionId } from './submission-id.ts';

export type FieldErrorTexts = Partial<Record<FieldName, string>>;

/** A form made live: checked as the visitor types after the first try, and sent. */
export interface FormSession {
  /** Checks the form. The values where they stand the schema's test; otherwise the first wrong field takes focus. */
  readonly check: () => Promise<FieldValues | undefined>;
  /**
   * Sends checked values; the same values again are the same submission until one is stored. Fields that the function
   * refuses show its sentences.
   */
  readonly submit: (values: FieldValues, control: string) => Promise<Outcome>;
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
 * what was typed before the scripts arrived is what gets checked. `showErrors` hears every change of the errors.
 */
export function connectForm(
  form: HTMLFormElement,
  kind: SubmissionKind,
  showErrors: (errors: FieldErrorTexts) => void,
): FormSession {
  const { register, handleSubmit, setError, subscribe } = createFormControl({
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
    check: () =>
      new Promise((resolve, reject) => {
        handleSubmit(
          (values) => resolve(values),
          () => resolve(undefined),
        )().catch(reject);
      }),
    async submit(values, control) {
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
