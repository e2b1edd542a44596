import { plantNotifications, type Site } from './site.ts';
import { postJson, validFields } from './submit.ts';

/** Returns what tests of notifications ask a site, and do to it. */
export function notificationsOf(site: Site) {
  return {
    /** Returns the notifications, oldest first, with the seconds until the next try. */
    outbox: () =>
      site.query(
        `select destination, status, attempts, last_error, message_id, locked_until,
            extract(epoch from next_attempt_at - now())::float8 as wait
          from notification_outbox order by created_at`,
      ),
    plant: (count: number, options = {}) => plantNotifications(site, count, options),
    send: () => postJson('meeting', validFields.meeting),
    mails: () => site.services.mailbox.messages(),
    /** Returns the recipients of the mails, in alphabetical order. */
    mailedTo: () =>
      site.services.mailbox
        .messages()
        .map(({ to }) => to)
        .toSorted(),
  };
}
