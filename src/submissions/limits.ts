/** Lengths in Unicode code points, as Postgres `char_length` counts them; the table checks mirror these. */
export const lengthLimits = {
  personName: { minimum: 2, maximum: 100 },
  organisation: { minimum: 2, maximum: 200 },
  /** 254: the longest address an SMTP path can carry (RFC 5321 section 4.5.3.1.3, RFC 3696 erratum 1690). */
  email: { maximum: 254 },
} as const;

/** The largest request body a submission function reads, in bytes. */
export const bodyLimitBytes = 16 * 1024;

/** The name of the honeypot field: hidden from people, filled by form-filling bots. */
export const honeypotField = 'website';

/**
 * Attributes that keep programs which fill forms for people out of the honeypot: browsers, then 1Password, LastPass, Bitwarden,
 * Dashlane and Proton Pass, each by the attribute that its own documentation names.
 */
export const unfilledAttributes = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
} as const;

/** Name of the hidden field by which a form that was given back says on which page it stood at first. */
export const pageField = 'attribution.page';
