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
import { type FormState, opened, useSubmissionForm } from './use-submission-form.ts';

interface FormFieldProps extends FieldAttributes {
  /** Makes the field's id unique on the page. */
  readonly form: string;
  readonly name: FieldName;
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly className?: string;
}

/** A labelled field with its error, connected for assistive technology. Uncontrolled: the DOM holds its value. */
export function FormField({
  form,
  name,
  error,
  defaultValue = '',
  className,
  type,
  options = [],
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
            // Translators change the words of an option, which are its value where it has none.
            <option key={option} value={option}>
              {import.meta.env.LANGUAGE ? (meetingTypeLabels[option] ?? option) : option}
            </option>
          ))}
        </Select>
      ) : (
        <Input {...shared} {...attributes} type={type} />
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
  /** Makes its fields' ids its own where two forms of a kind can be there at once. */
  readonly id?: string;
  /** Values that stand in fields from the beginning. */
  readonly values?: Partial<Record<FieldName, string>>;
  /** The look of the submit button. */
  readonly submitVariant?: ButtonVariant;
  /** Stands before the submit button and can be pressed while the form is on its way, such as Cancel. */
  readonly beside?: ReactNode;
  /** Hidden fields, or what stands under the button. */
  readonly children?: ReactNode;
}

/**
 * A form in a given state; once hydrated the browser's own bubbles give way to the site's sentences. Its status stands before
 * it and not in it: screen readers may pass over what changes inside something that is busy.
 */
export function FormView(props: FormViewProps) {
  const { kind, state, label, id = kind, values = {}, submitVariant, beside, children } = props;
  const { busy, submitting, errors, announcement, failure } = state;
  const { submit, submitting: sending } = formWords[kind];
  const hydrated = useHydrated();
  return (
    <>
      <p role="status" className="sr-only">
        {submitting ? sending : announcement}
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
        <fieldset className="grid gap-4 sm:grid-cols-2" disabled={submitting}>
          {fieldsAsked(kind).map((field) => (
            <FormField
              key={field.name}
              {...field}
              form={id}
              error={errors[field.name]}
              defaultValue={values[field.name]}
              className={field.name.endsWith('tName') ? undefined : 'sm:col-span-2'}
            />
          ))}
        </fieldset>
        {failure ? <ErrorSummary title={failure.title} description={failure.description} /> : null}
        <div className="flex flex-wrap justify-end gap-3">
          {beside}
          <Button
            type="submit"
            variant={submitVariant}
            className={beside ? '' : 'w-full'}
            disabled={submitting}
            aria-busy={busy || undefined}
          >
            {busy ? sending : submit}
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
        {/* Said where details are asked for (GDPR, article 13); in a new tab, so that nothing typed is lost. */}
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
  /** Stands between the two. */
  readonly note?: string;
  /** Names the link to what opens by itself; a browser may block that. */
  readonly link: string;
}

/** The thanks that replaces a form once its lead is stored. It takes focus, so that screen readers read it, clear of header and toast. */
function Stored({ title, text, note, link, kind }: Thanks & { readonly kind: SubmissionKind }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid scroll-mt-32 gap-3">
      <h2 className="text-title">{title}</h2>
      {note ? <p className="font-600">{note}</p> : null}
      <p>{text}</p>
      <ExternalLink href={opened[kind].href} className="justify-self-start">
        {link}
      </ExternalLink>
      {/* The same for everybody: a browser may have filled the honeypot for a real person, whom nobody then writes to. */}
      <p className="text-small">
        {copy.silence} <Link to={contactLink} label={contactAddress} />
      </p>
    </div>
  );
}

interface SubmissionFormProps extends Omit<FormViewProps, 'state'> {
  /** The control that opened the form, for the lead's attribution. */
  readonly control: string;
  /** What replaces the form once its lead is stored. */
  readonly thanks: (firstName: string) => Thanks;
  /** Called instead, where the form itself goes and a toast can be shown, which then has the link of the thanks. */
  readonly onStored?: (() => void) | undefined;
}

/** Every form of the site: a real form with an action, so it works before and without scripts. */
export function SubmissionForm({ control, thanks, onStored, ...view }: SubmissionFormProps) {
  const { kind } = view;
  const [storedFor, setStoredFor] = useState<string>();
  const toastLink = onStored && thanks('').link;
  const state = useSubmissionForm({
    kind,
    control,
    toastLink,
    onStored: (firstName, told) => (onStored && told ? onStored() : setStoredFor(firstName)),
  });
  if (storedFor !== undefined) return <Stored {...thanks(storedFor)} kind={kind} />;
  return <FormView {...view} state={state} />;
}
