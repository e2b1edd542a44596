import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly title: string;
  readonly description: string;
}

/** An error of the whole form, above its submit button. */
export function ErrorSummary({ title, description }: ErrorSummaryProps) {
  return (
    <div className={styles.summary}>
      <p className="font-700">{title}</p>
      <p>{description}</p>
    </div>
  );
}
