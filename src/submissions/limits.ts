/** The largest request body that a submission function reads, in bytes. */
export const bodyLimitBytes = 16 * 1024;

/** The name of the honeypot field, which people do not see and bots fill in. */
export const honeypotField = 'website';

/**
 * Attributes that stop autofill in the honeypot. They are for browsers, 1Password, LastPass, Bitwarden, Dashlane and Proton
 * Pass, in this order, each from its documentation.
 */
export const unfilledAttributes = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
} as const;

/** The name of the hidden field, in a form returned with errors, that has the original page and the arrival parameters. */
export const pageField = 'attribution.page';
