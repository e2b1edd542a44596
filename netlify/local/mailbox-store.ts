import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalRunError } from './local-run-error.ts';
import type { MailboxMessage } from './mailbox-message.ts';

/** The mails the mailbox holds, oldest first. */
export interface MailboxStore {
  list(): readonly MailboxMessage[];
  add(message: MailboxMessage): void;
  clear(): void;
}

function isMessage(value: unknown): value is MailboxMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['messageId', 'submittedAt', 'from', 'to', 'cc', 'replyTo', 'subject']
      .concat('tag', 'messageStream', 'textBody', 'htmlBody')
      .every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

/** The lines of the file that hold a mail; a line cut short by a killed run is passed over. */
function readMessages(file: string): MailboxMessage[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isMessage(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Opens the mailbox in `directory`, one line of JSON per mail, readable by the owner only; without a directory the mails
 * live in memory. Throws a LocalRunError where the folder cannot be written.
 */
export function openMailboxStore(directory: string | undefined): MailboxStore {
  const file = directory === undefined ? undefined : join(directory, 'messages.jsonl');
  const messages = file === undefined ? [] : readMessages(file);
  if (directory !== undefined && file !== undefined) {
    try {
      mkdirSync(directory, { recursive: true });
      // Starts on a fresh line, should a killed run have cut the last one short.
      appendFileSync(file, '\n', { mode: 0o600 });
    } catch {
      throw new LocalRunError(
        `The mailbox folder ${directory} cannot be written; delete it or make it writable, and start again.`,
      );
    }
  }
  return {
    list: () => [...messages],
    add(message) {
      messages.push(message);
      if (file !== undefined) {
        appendFileSync(file, `${JSON.stringify(message)}\n`);
      }
    },
    clear() {
      messages.length = 0;
      if (file !== undefined) writeFileSync(file, '');
    },
  };
}
