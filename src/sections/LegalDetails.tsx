import labels from '../content/legal/labels.yaml';
import '../design/legal.css';

interface Detail {
  readonly label: string;
  readonly text: string;
  /** Where a press leads, such as a `mailto:` address. */
  readonly to?: string | undefined;
  /** True until the real one is known. */
  readonly sample?: boolean | undefined;
}

interface LegalDetailsProps {
  readonly details: readonly Detail[];
}

/** Who stands behind a legal text, and how to reach them. */
export function LegalDetails({ details }: LegalDetailsProps) {
  return (
    <dl className="legal-details">
      {details.map(({ label, text, to, sample }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {to ? (
              <a className="text-link" href={to}>
                {text}
              </a>
            ) : (
              text
            )}
            {sample ? <span className="legal-sample">{labels.sample}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
