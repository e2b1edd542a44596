import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

const classes = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');

interface FieldProps {
  /** The control's id. */
  readonly id: string;
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** The control, followed by its `FieldError` if there is one. */
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

/** A text input. `aria-invalid` styles it as invalid. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classes(styles.control, className)} />;
}

/** A select that looks like an `Input`. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={classes(styles.control, className)} />;
}

/** The error of a field. The control refers to it with `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}

/** A field that people do not see but bots fill in. A submission with a value in it is quarantined. */
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
