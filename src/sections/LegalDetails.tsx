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
    <dl className="legal-details border-t border-t-ink max-w-176">
      {details.map(({ label, text, to, sample }) => (
        <div
          className="grid gap-y-0 gap-x-6 py-2.5 border-b border-b-contour page-sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
          key={label}
        >
          <dt className="text-slate min-w-0 [overflow-wrap:anywhere]">{label}</dt>
          <dd className="flex flex-wrap gap-y-0 gap-x-4 items-baseline justify-between min-w-0 [overflow-wrap:anywhere]">
            {to ? (
              <a className="text-link min-w-0 [overflow-wrap:anywhere]" href={to}>
                {text}
              </a>
            ) : (
              text
            )}
            {sample ? <span className="px-1.5 bg-sun text-small leading-[1.55]">{labels.sample}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
