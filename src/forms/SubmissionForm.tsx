import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../components/Button.tsx';
import { ErrorSummary } from '../components/ErrorSummary.tsx';
import { Field, FieldError, Honeypot, Input, Select } from '../components/Field.tsx';
import { takeFocus } from '../components/focus.ts';
import { useHydrated } from '../components/hydration.ts';
import { ExternalLink, Link } from '../components/Link.tsx';
import copy from '../content/forms.yaml';
import { addressIn } from '../content/in-language.ts';
import { contactAddress, contactLink } from '../content/links.ts';
import {
  type FieldAttributes,
  type FieldName,
  fieldLabels,
  fieldsAsked,
} from '../submissions/form-fields.ts';
import { type SubmissionKind, submissionPaths } from '../submissions/kinds.ts';
import { honeypotField, unfilledAttributes } from '../submissions/limits.ts';
import {
  answersInEnglish,
  chooseMeetingType,
  formWords,
  honeypotLabel,
  meetingTypeLabels,
} from '../submissions/sentences.ts';
import { successPages } from './success-pages.ts';
import { type FormState, useSubmissionForm } from './use-submission-form.ts';

interface FormFieldProps extends FieldAttributes {
  /** Makes the field's id unique on the page. */
  readonly form: string;
  readonly name: FieldName;
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly className?: string;
}

/** A labelled field with its error. It is uncontrolled: the DOM holds its value. */
export function FormField({
  form,
  name,
  error,
  defaultValue = '',
  className,
  type,
  options = [],
  typing,
  ...attributes
}: FormFieldProps) {
  const id = `${form}-${name}`;
  const shared = {
    id,
    name,
    required: true,
    defaultValue,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const;
  return (
    <Field id={id} label={fieldLabels[name]} className={className}>
      {type === 'choice' ? (
        <Select {...shared}>
          <option value="" disabled>
            {chooseMeetingType}
          </option>
          {options.map((option) => (
            // An explicit value: browser translation changes the text, which would otherwise be the value.
            <option key={option} value={option}>
              {import.meta.env.LANGUAGE ? (meetingTypeLabels[option] ?? option) : option}
            </option>
          ))}
        </Select>
      ) : (
        <Input {...shared} {...attributes} {...typing} type={type} />
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </Field>
  );
}

interface FormViewProps {
  readonly kind: SubmissionKind;
  readonly state: FormState;
  /** The form's accessible name. */
  readonly label: string;
  /** A prefix of its fields' ids; needed if two forms of the same kind can be on a page. Defaults to the kind. */
  readonly id?: string;
  /** Default values of fields. */
  readonly values?: Partial<Record<FieldName, string>>;
  /** Values of fields that the form does not ask for. */
  readonly fixed?: Partial<Record<FieldName, string>>;
  readonly submitVariant?: ButtonVariant;
  /** A control before the submit button that stays enabled during a submit, such as Cancel. */
  readonly beside?: ReactNode;
  /** Hidden fields, or content under the submit button. */
  readonly children?: ReactNode;
}

/**
 * A form in a given state. Until it is hydrated, the browser validates it; afterwards the site does, with its own messages.
 * The status for screen readers is outside the form, as screen readers may ignore changes inside a busy element.
 */
export function FormView(props: FormViewProps) {
  const { kind, state, label, id = kind, values = {}, fixed = {}, submitVariant, beside, children } = props;
  const { status, errors, announcement, failure } = state;
  const isBusy = status !== 'idle';
  const isSubmitting = status === 'submitting';
  const { submit: submitLabel, submitting: submittingLabel } = formWords[kind];
  const hydrated = useHydrated();
  return (
    <>
      <p role="status" className="sr-only">
        {isSubmitting ? submittingLabel : announcement}
      </p>
      <form
        ref={state.form}
        className="grid gap-5"
        action={submissionPaths[kind]}
        method="post"
        aria-label={label}
        noValidate={hydrated}
        onFocus={state.prepare}
        onPointerEnter={state.prepare}
        onSubmit={state.submit}
      >
        <Honeypot label={honeypotLabel} name={honeypotField} {...unfilledAttributes} />
        <fieldset className="grid gap-4 sm:grid-cols-2" disabled={isSubmitting}>
          {fieldsAsked(kind).map((field) =>
            fixed[field.name] === undefined ? (
              <FormField
                key={field.name}
                {...field}
                form={id}
                error={errors[field.name]}
                defaultValue={values[field.name]}
                className={field.name.endsWith('tName') ? undefined : 'sm:col-span-2'}
              />
            ) : (
              <input key={field.name} type="hidden" name={field.name} value={fixed[field.name]} />
            ),
          )}
        </fieldset>
        {failure ? <ErrorSummary title={failure.title} description={failure.description} /> : null}
        <div className="flex flex-wrap justify-end gap-3">
          {beside}
          <Button
            type="submit"
            variant={submitVariant}
            className={beside ? '' : 'w-full'}
            disabled={isSubmitting}
            aria-busy={isBusy || undefined}
          >
            {isBusy ? submittingLabel : submitLabel}
          </Button>
        </div>
        {import.meta.env.LANGUAGE && answersInEnglish ? (
          <>
            {children}
            <noscript>
              <p className="text-small text-slate">{answersInEnglish}</p>
            </noscript>
          </>
        ) : (
          children
        )}
        {/* Required where personal data is collected (GDPR, article 13). In a new tab, so that nothing typed is lost. */}
        <ExternalLink
          href={import.meta.env.LANGUAGE ? addressIn('/privacy-policy') : '/privacy-policy'}
          className="justify-self-start text-small"
        >
          {copy.privacy}
        </ExternalLink>
      </form>
    </>
  );
}

interface Thanks {
  readonly title: string;
  readonly text: string;
  /** A sentence between title and text. */
  readonly note?: string;
  /** The label of the link to the page that opens by itself. A browser may block that page. */
  readonly link: string;
}

/** The thank-you that replaces a form once its lead is stored. It takes focus, so that screen readers read it out. */
function ThankYou({ title, text, note, link, kind }: Thanks & { readonly kind: SubmissionKind }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid scroll-mt-32 gap-3">
      <h2 className="text-title">{title}</h2>
      {note ? <p className="font-600">{note}</p> : null}
      <p>{text}</p>
      <ExternalLink href={successPages[kind].href} className="justify-self-start">
        {link}
      </ExternalLink>
      {/* Shown to everybody: a browser may have filled in the honeypot for a real person, who then gets no reply. */}
      <p className="text-small">
        {copy.silence} <Link to={contactLink} label={contactAddress} />
      </p>
    </div>
  );
}

interface SubmissionFormProps extends Omit<FormViewProps, 'state'> {
  /** The control that opened the form, for the lead's attribution. */
  readonly control: string;
  /** Returns the texts of the thank-you that replaces the form once its lead is stored. */
  readonly thanks: (firstName: string) => Thanks;
  /** Called once the lead is stored, instead of showing the thank-you, by a form in a dialog. The toast then has the link too. */
  readonly onStored?: ((firstName: string) => void) | undefined;
}

/** A form of the site. It has an action, so it works before and without scripts. */
export function SubmissionForm({ control, thanks, onStored, ...view }: SubmissionFormProps) {
  const { kind } = view;
  const [storedFor, setStoredFor] = useState<string>();
  const toastLink = onStored && thanks('').link;
  const state = useSubmissionForm({ kind, control, toastLink, onStored: onStored ?? setStoredFor });
  if (storedFor !== undefined) return <ThankYou {...thanks(storedFor)} kind={kind} />;
  return <FormView {...view} state={state} />;
}
