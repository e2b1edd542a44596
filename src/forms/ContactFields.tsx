import { lengthLimits } from '../submissions/limits.ts';
import type { FieldName } from '../submissions/sentences.ts';
import { Field } from './Field.tsx';
import type { FieldErrorTexts } from './form-session.ts';

interface ContactFieldsProps {
  readonly form: string;
  readonly errors: FieldErrorTexts;
}

/** First and last name, side by side where there is room. */
export function NameFields(shared: ContactFieldsProps) {
  const { maximum } = lengthLimits.personName;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...shared} name="firstName" autoComplete="given-name" maxLength={maximum} />
      <Field {...shared} name="lastName" autoComplete="family-name" maxLength={maximum} />
    </div>
  );
}

/** The organisation, under the name that the form posts it by. */
export function OrganisationField({
  name,
  ...shared
}: ContactFieldsProps & { readonly name: Extract<FieldName, 'organisation' | 'organizationName'> }) {
  return (
    <Field
      {...shared}
      name={name}
      autoComplete="organization"
      maxLength={lengthLimits.organisation.maximum}
    />
  );
}

/** The e-mail address. */
export function EmailField(shared: ContactFieldsProps) {
  return (
    <Field
      {...shared}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={lengthLimits.email.maximum}
    />
  );
}
