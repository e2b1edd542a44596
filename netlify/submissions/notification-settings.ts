import * as z from 'zod/mini';
import { emailField } from '../../src/submissions/schemas.ts';
import {
  isOnThisMachine,
  optionalAddress,
  reader,
  required,
  usesLiveServices,
  type Variables,
} from './environment.ts';
import type { Log } from './log.ts';

/** The most addresses in one setting: each gets a message for each lead. */
const maxMailboxes = 9;

/** Splits a header value at its commas, except those in quotes. */
function splitAddresses(value: string): readonly string[] {
  return (value.match(/(?:"[^"]*"|[^",])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== '');
}

const address = z.object({ email: emailField() });

/** Whether a value is one address, with or without a display name. */
function isMailbox(value: string): boolean {
  if (/\p{Cc}/u.test(value)) return false;
  const [, named] = /^(?:[^<>@"]*|"[^"]*" *)<([^<>]+)>$/.exec(value) ?? [];
  return z.safeParse(address, { email: named ?? value }).success;
}

function mailbox(expected: string) {
  const error = `is not an e-mail address: ${expected}.`;
  return required(expected).check(z.refine(isMailbox, { error }));
}

/** One to nine addresses, separated by commas. */
function mailboxes(expected: string) {
  const isList = (value: string) => {
    const parts = splitAddresses(value);
    return parts.length > 0 && parts.every(isMailbox);
  };
  return z.pipe(
    required(expected).check(
      z.refine(isList, { error: `is not an e-mail address: ${expected}.` }),
      z.refine((value) => splitAddresses(value).length <= maxMailboxes, {
        error: `has more than ${maxMailboxes} addresses.`,
      }),
    ),
    z.transform(splitAddresses),
  );
}

const accountSchema = z.object({
  POSTMARK_SERVER_TOKEN: required('expected the token of a Postmark server').check(
    z.regex(/^[\x21-\x7e]+$/, { error: 'contains a character no token has.' }),
  ),
  POSTMARK_API_URL: optionalAddress,
  NOTIFY_FROM: mailbox('expected the sender of the notifications'),
});

/** The account that mails are sent with, and their sender. */
export type MailAccount = z.output<typeof accountSchema>;

/** Whether an address may get leads: by https, or on this machine. `fetch` takes none with a name or password. */
function isWebhookAddress(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(value));
}

/** 24 to 64 bytes in base64 after `whsec_` (Standard Webhooks 1.0.0, "Signature scheme"). */
function isWebhookSecret(value: string): boolean {
  const [, base64 = ''] =
    /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(value) ?? [];
  const bytes = Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

const webhookSchema = z.object({
  NOTIFY_WEBHOOK: required('expected the address that gets the leads').check(
    z.refine(isWebhookAddress, { error: 'is not an https address without name and password.' }),
  ),
  NOTIFY_WEBHOOK_SECRET: required(
    'expected the secret that the requests to NOTIFY_WEBHOOK are signed with',
  ).check(z.refine(isWebhookSecret, { error: 'is not whsec_ and 24 to 64 bytes in base64.' })),
});

/** The address that gets leads as requests, and the secret of their signatures. */
export type WebhookSettings = z.output<typeof webhookSchema>;

/** Mails to one inbox in an hour: a flood must not bury the other mails, or cost the account. */
const defaultHourlyLimit = 100;

const limitSchema = z.object({
  NOTIFY_HOURLY_LIMIT: z.optional(
    z
      .string()
      .check(z.regex(/^(?:off|[1-9]\d{0,4})$/, { error: 'is neither a number from 1 to 99999 nor off.' })),
  ),
});

// Each is validated by itself: an invalid one must not stop the messages to the others.
const readAccount = reader(accountSchema);
const readInboxes = reader(z.object({ NOTIFY_TO: mailboxes("expected the team's inbox") }));
const readFallbacks = reader(
  z.object({ NOTIFY_FALLBACK: z.optional(mailboxes('expected a second recipient, or nothing')) }),
);
const readPreviewInboxes = reader(
  z.object({
    PREVIEW_NOTIFY_TO: z.optional(mailboxes('expected who gets the mails of previews, or nothing')),
  }),
);
const readWebhook = reader(webhookSchema);
const readLimit = reader(limitSchema);

/** Returns how many mails one inbox gets in an hour, 1 to 99,999; null for no limit. An invalid setting is logged and is the default. */
function readHourlyLimit(variables: Variables, log: Log): number | null {
  const value = readLimit(variables, log)?.NOTIFY_HOURLY_LIMIT;
  return value === 'off' ? null : Number(value ?? defaultHourlyLimit);
}

/**
 * Returns the addresses that are told of each lead: NOTIFY_TO, or PREVIEW_NOTIFY_TO outside production. Returns none if the setting
 * is missing or invalid.
 */
export function readRecipients(
  variables: Variables,
  log: Log,
  deployContext: string | undefined,
): readonly string[] {
  if (usesLiveServices(variables, deployContext)) return readInboxes(variables, log)?.NOTIFY_TO ?? [];
  return readPreviewInboxes(variables, log)?.PREVIEW_NOTIFY_TO ?? [];
}

/** Whether leads go to a webhook, valid or not. Outside production they never do. */
export function hasWebhook(variables: Variables, deployContext: string | undefined): boolean {
  return usesLiveServices(variables, deployContext) && Boolean(variables.NOTIFY_WEBHOOK);
}

/** How notifications are sent and to whom. */
export interface NotificationSettings {
  /** Undefined without recipients, too. */
  readonly account: MailAccount | undefined;
  readonly inboxes: readonly string[];
  readonly fallbacks: readonly string[];
  readonly webhook: WebhookSettings | undefined;
  /** Mails to one inbox in an hour; null for no limit. */
  readonly hourlyLimit: number | null;
  /** Whether the mails say that they are from a preview. */
  readonly isPreview: boolean;
}

/**
 * Returns how notifications of a deploy are sent and to whom. What is missing or invalid is left out and logged: leads are still
 * stored, and their notifications wait. A preview may be without recipients, and has neither fallback nor webhook.
 */
export function readNotificationSettings(
  variables: Variables,
  log: Log,
  deployContext: string | undefined,
): NotificationSettings {
  const isPreview = !usesLiveServices(variables, deployContext);
  const recipients = readRecipients(variables, log, deployContext);
  const account = isPreview && recipients.length === 0 ? undefined : readAccount(variables, log);
  const canMail = account !== undefined && recipients.length > 0;
  return {
    account: canMail ? account : undefined,
    inboxes: canMail ? recipients : [],
    fallbacks: isPreview || !canMail ? [] : (readFallbacks(variables, log)?.NOTIFY_FALLBACK ?? []),
    webhook: hasWebhook(variables, deployContext) ? readWebhook(variables, log) : undefined,
    hourlyLimit: readHourlyLimit(variables, log),
    isPreview,
  };
}
