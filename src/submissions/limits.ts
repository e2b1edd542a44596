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

/** The longest host name, in characters (RFC 1035, section 2.3.4). */
export const hostLimit = 253;

/** The longest value of a campaign parameter that is kept, in UTF-16 code units. Longer ones are cut. */
export const campaignLimit = 100;

/**
 * The query parameters by which Google, Microsoft, LinkedIn and Meta recognise a click on an advertisement, and the longest value
 * that is kept, in characters: about twice what they send. All at their limit beside a campaign in any script, an attribution stays
 * below the 4096 bytes that the database accepts.
 */
export const clickIdLimits = {
  gclid: 200,
  gbraid: 150,
  wbraid: 150,
  msclkid: 64,
  li_fat_id: 64,
  fbclid: 400,
} as const;

export type ClickId = keyof typeof clickIdLimits;
