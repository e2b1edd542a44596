import type { InputHTMLAttributes, ReactNode } from 'react';
import { type FieldName, fieldLabels } from '../submissions/sentences.ts';
import type { FieldErrorTexts } from './form-session.ts';

interface FieldProps {
  /** Makes the field's id unique on the page; the form's kind. */
  readonly form: string;
  readonly name: FieldName;
  readonly errors: FieldErrorTexts;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  readonly maxLength?: number;
  readonly defaultValue?: string;
  /** The options of a choice; a field without them is typed into. */
  readonly children?: ReactNode;
}

/** One labelled field with its error, wired for assistive technology. Its value belongs to the page, not to React. */
export function Field({ form, name, errors, type = 'text', defaultValue, children, ...input }: FieldProps) {
  const id = `${form}-${name}`;
  const error = errors[name];
  const shared = {
    id,
    name,
    required: true,
    defaultValue,
    className: 'field-input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {fieldLabels[name]}
      </label>
      {children ? <select {...shared}>{children}</select> : <input {...shared} type={type} {...input} />}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
