import { randomUUID } from 'node:crypto';

/** One e-mail as it was handed to Postmark. */
export interface MailboxMessage {
  readonly messageId: string;
  /** ISO 8601 time of acceptance. */
  readonly submittedAt: string;
  readonly from: string;
  readonly to: string;
  readonly cc: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly tag: string;
  readonly messageStream: string;
  readonly textBody: string;
  readonly htmlBody: string;
}

/** Postmark's refusal: HTTP status, error code and sentence (postmarkapp.com/developer/api/overview, "API error codes"). */
export interface PostmarkRefusal {
  readonly status: number;
  readonly errorCode: number;
  readonly message: string;
}

const recipientLimit = 50;
const subjectLimitCharacters = 2000;

/** One address with or without a display name, or several separated by commas. */
function addresses(text: string): readonly string[] {
  return text
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isAddress(text: string): boolean {
  const bare = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  return /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(bare);
}

function invalid(message: string): PostmarkRefusal {
  return { status: 422, errorCode: 300, message };
}

function findFault(message: MailboxMessage): PostmarkRefusal | undefined {
  const { from, to, cc, replyTo, subject, textBody, htmlBody } = message;
  const recipients = [...addresses(to), ...addresses(cc)];
  if (!isAddress(from)) return invalid(`Invalid 'From' address: '${from}'.`);
  if (recipients.length === 0) return invalid('Zero recipients specified');
  if (recipients.length > recipientLimit) {
    return invalid(`Too many recipients: ${recipients.length}.`);
  }
  if (!recipients.every(isAddress)) {
    return invalid("Error parsing 'To': Illegal email address.");
  }
  if (!addresses(replyTo).every(isAddress)) {
    return invalid("Error parsing 'ReplyTo': Illegal email address.");
  }
  if (/[\r\n]/.test(subject) || subject.length > subjectLimitCharacters) {
    return invalid("Invalid 'Subject'.");
  }
  if (textBody === '' && htmlBody === '') {
    return invalid('Provide either email TextBody or HtmlBody or both.');
  }
  return undefined;
}

/** Reads the JSON body of `POST /email` with Postmark's own checks of the fields that this product uses. */
export function readMailboxMessage(
  body: string,
): { readonly message: MailboxMessage } | { readonly refusal: PostmarkRefusal } {
  const unreadable = {
    refusal: { status: 422, errorCode: 402, message: 'Received invalid JSON.' },
  };
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    return unreadable;
  }
  if (typeof content !== 'object' || content === null) return unreadable;
  const fields = new Map(Object.entries(content));
  const text = (name: string, otherwise = '') => {
    const value: unknown = fields.get(name) ?? otherwise;
    return typeof value === 'string' ? value : '';
  };
  const message: MailboxMessage = {
    messageId: randomUUID(),
    submittedAt: new Date().toISOString(),
    from: text('From'),
    to: text('To'),
    cc: text('Cc'),
    replyTo: text('ReplyTo'),
    subject: text('Subject'),
    tag: text('Tag'),
    messageStream: text('MessageStream', 'outbound'),
    textBody: text('TextBody'),
    htmlBody: text('HtmlBody'),
  };
  const refusal = findFault(message);
  return refusal === undefined ? { message } : { refusal };
}
