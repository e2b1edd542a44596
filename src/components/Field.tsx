import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

const classes = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');

interface FieldProps {
  /** The id of its control. */
  readonly id: string;
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** The control, and what stands under it, such as a `FieldError`. */
  readonly children: ReactNode;
}

/** A control with its label above it. */
export function Field({ id, label, className, children }: FieldProps) {
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** A text input; `aria-invalid` gives it the look of a refused one. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classes(styles.control, className)} />;
}

/** A choice from a list, in the look of an input. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={classes(styles.control, className)} />;
}

/** What is wrong with a field, under it; the control refers to it with `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}

/** A field that people do not see and programs fill in: a submission with a value in it is quarantined. */
export function Honeypot({ label, ...input }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input tabIndex={-1} {...input} />
      </label>
    </div>
  );
}
