import type { Variables } from './environment.ts';
import type { Log } from './log.ts';
import { openMail } from './mail.ts';
import { hasWebhook, readNotificationSettings, readRecipients } from './notification-settings.ts';
import type { Delivery } from './types.ts';
import { sendWebhook } from './webhook.ts';

/** The destination of NOTIFY_WEBHOOK. */
const webhook = 'webhook';

/** Names the places of a setting's addresses: `inbox 1`, `inbox 2`, …. */
function named(setting: 'inbox' | 'fallback', addresses: readonly string[]) {
  return addresses.map((address, index) => ({ destination: `${setting} ${index + 1}`, address }));
}

/** Sending logs the same settings. */
const noLog: Log = () => undefined;

/**
 * Returns the destinations that get a job for each new lead. Settings that are missing or invalid change as little as possible:
 * without valid recipients it is `inbox 1`, and an invalid webhook gets jobs, too, so that leads wait until the setting is corrected.
 */
export function plannedDestinations(
  variables: Variables,
  deployContext: string | undefined,
): readonly string[] {
  const [first = '', ...others] = readRecipients(variables, noLog, deployContext);
  const inboxes = named('inbox', [first, ...others]).map(({ destination }) => destination);
  return hasWebhook(variables, deployContext) ? [...inboxes, webhook] : inboxes;
}

/** Returns how to send to the destinations whose settings are complete. Others are logged as configuration. Cheap: nothing is sent yet. */
export function openDelivery(variables: Variables, log: Log, deployContext: string | undefined): Delivery {
  const settings = readNotificationSettings(variables, log, deployContext);
  const mail = settings.account && openMail(settings.account, settings.isPreview);
  const fallbacks = named('fallback', settings.fallbacks);
  const mailboxes = [...named('inbox', settings.inboxes), ...fallbacks];
  const addresses = new Map(mailboxes.map(({ destination, address }) => [destination, address]));
  const mailTo = (destination: string) => {
    const address = addresses.get(destination);
    if (mail === undefined || address === undefined) throw new Error(`No settings for ${destination}`);
    return { mail, address };
  };
  return {
    mailboxes: mailboxes.map(({ destination }) => destination),
    webhooks: settings.webhook === undefined ? [] : [webhook],
    fallbacks: fallbacks.map(({ destination }) => destination),
    hourlyLimit: settings.hourlyLimit,
    async send(notification) {
      const { destination } = notification;
      if (destination === webhook && settings.webhook) return sendWebhook(settings.webhook, notification);
      const { mail: open, address } = mailTo(destination);
      return open.send(notification, address);
    },
    async sendDigest(destination, notifications) {
      const { mail: open, address } = mailTo(destination);
      return open.sendDigest(notifications, address);
    },
    refusedAccount: async () => mail?.refusedAccount(),
  };
}
