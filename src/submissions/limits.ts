/** The largest request body that a submission function reads, in bytes. */
export const bodyLimitBytes = 16 * 1024;

/** The name of the honeypot field: hidden from people, filled by form-filling bots. */
export const honeypotField = 'website';

/**
 * Attributes that stop autofill in the honeypot: of browsers, 1Password, LastPass, Bitwarden, Dashlane and Proton Pass, in
 * this order, from the documentation of each.
 */
export const unfilledAttributes = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
} as const;

/** The name of the hidden field with the original page and how the visit began, for forms returned with errors. */
export const pageField = 'attribution.page';
