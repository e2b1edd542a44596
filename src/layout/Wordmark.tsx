import { brand } from '../site.ts';

/** The brand's mark and name. Smaller in narrow headers. */
export function Wordmark() {
  return (
    <span className="flex w-fit items-center gap-2.5 font-display text-heading tracking-[-0.01em] max-header-xs:gap-1.5 max-header-xs:text-lead max-header-2xs:text-body">
      <svg
        className="h-6 w-8 max-header-2xs:w-6"
        viewBox="0 0 32 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M2 17c6-1 7-12 14-12s8 8 14 7" strokeWidth="2" />
        <path d="M2 22c7-1 9-10 14-10s8 6 14 5" strokeWidth="2" />
        <circle cx="16" cy="2.4" r="2.2" className="fill-signal" stroke="none" />
      </svg>
      {brand}
    </span>
  );
}
