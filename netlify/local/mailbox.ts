import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { LocalRunError } from './command-line.ts';
import { serve } from './http-server.ts';

const subjectLimitCharacters = 2000;

/** An optional text field of Postmark's API; another type counts as empty. */
const text = z.catch(z.string(), '');

/** The fields of `POST /email` that this site uses (postmarkapp.com/developer/api/email-api). */
const mailSchema = z.object({
  From: text,
  To: text,
  ReplyTo: text,
  Subject: text,
  Tag: text,
  MessageStream: z.catch(z.string(), 'outbound'),
  TextBody: text,
  HtmlBody: text,
});
type Mail = z.infer<typeof mailSchema>;

/** Returns a mail as it is stored: with an id and the time of acceptance (ISO 8601). */
function acceptMail(mail: Mail) {
  return {
    messageId: randomUUID() as string,
    submittedAt: new Date().toISOString(),
    from: mail.From,
    to: mail.To,
    replyTo: mail.ReplyTo,
    subject: mail.Subject,
    tag: mail.Tag,
    messageStream: mail.MessageStream,
    textBody: mail.TextBody,
    htmlBody: mail.HtmlBody,
  };
}

/** A mail in the mailbox. */
export type MailboxMessage = Readonly<ReturnType<typeof acceptMail>>;

/** Returns the first address in a comma-separated list that is none. The list may have display names and be empty. */
function illegalAddress(list: string): string | undefined {
  const parts = list.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((part) => part.trim());
  const addresses = parts.map((part) => /<([^<>]*)>$/.exec(part)?.[1] ?? part);
  return addresses.find((address) => !/^([^\s@<>",;]+@[^\s@<>",;]+)?$/.test(address));
}

/** Returns Postmark's message for a field with an illegal address, or undefined. */
function addressFault(field: 'To' | 'Reply-To', list: string): string | undefined {
  const address = illegalAddress(list);
  if (address === undefined) return undefined;
  const domain = /@(.*)$/.exec(address)?.[1];
  const fault =
    domain === undefined
      ? `Illegal email address '${address}'. It must contain the '@' symbol.`
      : `Illegal email domain '${domain}' in address '${address}'.`;
  return `Error parsing '${field}': ${fault}`;
}

/** Returns Postmark's message for an invalid mail (error 300), or undefined for a valid mail. */
function refusalOf({ From, To, ReplyTo, Subject, TextBody, HtmlBody }: Mail): string | undefined {
  if (From === '' || illegalAddress(From) !== undefined) return `Invalid 'From' address: '${From}'.`;
  const recipientFault = addressFault('To', To);
  if (recipientFault !== undefined) return recipientFault;
  if (!To.includes('@')) return 'Zero recipients specified';
  const replyFault = addressFault('Reply-To', ReplyTo);
  if (replyFault !== undefined) return replyFault;
  if (/[\r\n]/.test(Subject) || Subject.length > subjectLimitCharacters) return "Invalid 'Subject'.";
  return TextBody + HtmlBody === '' ? 'Provide either email TextBody or HtmlBody or both.' : undefined;
}

/** Reads the folder's file, which has one line of JSON per mail. Lines that a killed run truncated are ignored. */
function openFile(directory: string | undefined): { file?: string; messages: MailboxMessage[] } {
  if (directory === undefined) return { messages: [] };
  const file = join(directory, 'messages.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  try {
    mkdirSync(directory, { recursive: true });
    // Begin a new line, because a killed run may have truncated the last one.
    appendFileSync(file, '\n', { mode: 0o600 });
  } catch {
    throw new LocalRunError(
      `The mailbox folder ${directory} cannot be written; delete it or make it writable, and start again.`,
    );
  }
  const whole = lines.filter((line) => line.startsWith('{') && line.endsWith('}'));
  return { file, messages: whole.map((line) => JSON.parse(line)) };
}

/** Responds with 401 to a request without a token. Every token is accepted. */
const needsToken: MiddlewareHandler = async (context, next) => {
  if ((context.req.header('x-postmark-server-token') ?? '') !== '') return next();
  const Message = 'Request does not contain a valid Server token.';
  return context.json({ ErrorCode: 10, Message }, 401);
};

/**
 * Starts a mailbox on a free port that responds to `POST /email` and `GET /server` as Postmark does
 * (postmarkapp.com/developer/api, "Email API" and "Server API"). The mails are stored in `directory` or, by default, in memory.
 * Throws a LocalRunError if the directory cannot be written.
 */
export async function startMailbox(directory?: string) {
  const { file, messages } = openFile(directory);
  const app = new Hono();
  app.get('/server', needsToken, (context) =>
    context.json({ Name: 'The local mailbox', DeliveryType: 'Sandbox' }),
  );
  app.post('/email', needsToken, async (context) => {
    const refuse = (status: 422, ErrorCode: number, Message: string) =>
      context.json({ ErrorCode, Message }, status);
    const mail = mailSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!mail.success) return refuse(422, 402, 'Received invalid JSON.');
    const refusal = refusalOf(mail.data);
    if (refusal !== undefined) return refuse(422, 300, refusal);
    const message = acceptMail(mail.data);
    messages.push(message);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(message)}\n`);
    const { to: To, submittedAt: SubmittedAt, messageId: MessageID } = message;
    return context.json({ To, SubmittedAt, MessageID, ErrorCode: 0, Message: 'OK' });
  });
  const server = await serve(app.fetch);
  return {
    /** The value for POSTMARK_API_URL. */
    url: server.origin,
    /** Returns the accepted mails, oldest first. */
    messages: (): readonly MailboxMessage[] => [...messages],
    /** Removes all mails from memory; the file keeps them. */
    clear() {
      messages.length = 0;
    },
    stop: server.stop,
  };
}

/** The local mailbox. */
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;
