import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson, startLocalHttpServer } from './local-http-server.ts';
import { type MailboxMessage, type PostmarkRefusal, readMailboxMessage } from './mailbox-message.ts';
import { type MailboxStore, openMailboxStore } from './mailbox-store.ts';

/** Postmark takes 10 MB for one message, attachments included (postmarkapp.com/developer/user-guide/send-email-with-api). */
const bodyLimitBytes = 10 * 1024 * 1024;

/** A way to answer wrongly, for tests. `delivered` keeps the mail all the same: its answer got lost. */
export type MailboxMisbehaviour = (
  | { readonly kind: 'respond'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'stall' }
  | { readonly kind: 'stall-body' }
  | { readonly kind: 'drop' }
) & { readonly delivered?: boolean };

/** The local mailbox: takes mails as Postmark does and keeps them. */
export interface Mailbox {
  /** What POSTMARK_API_URL is to be. */
  readonly url: string;
  /** The mails taken so far, oldest first. */
  messages(): readonly MailboxMessage[];
  /** Forgets every mail and every planned misbehaviour. */
  clear(): void;
  /** Plans the answers to the next requests, one each; later requests are answered in order again. */
  answerNext(...misbehaviours: readonly MailboxMisbehaviour[]): void;
  stop(): Promise<void>;
}

function refuse(response: ServerResponse, refusal: PostmarkRefusal): void {
  sendJson(response, refusal.status, {
    ErrorCode: refusal.errorCode,
    Message: refusal.message,
  });
}

function misbehave(response: ServerResponse, misbehaviour: MailboxMisbehaviour): void {
  switch (misbehaviour.kind) {
    case 'respond':
      if (typeof misbehaviour.body === 'string') {
        response.writeHead(misbehaviour.status, { 'Content-Type': 'text/html' });
        response.end(misbehaviour.body);
      } else {
        sendJson(response, misbehaviour.status, misbehaviour.body);
      }
      return;
    case 'drop':
      response.destroy();
      return;
    case 'stall-body':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"ErrorCode":');
      return;
    case 'stall':
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: MailboxStore,
  planned: MailboxMisbehaviour[],
): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/email') {
    response.writeHead(404).end();
    return;
  }
  if ((request.headers['x-postmark-server-token'] ?? '') === '') {
    refuse(response, {
      status: 401,
      errorCode: 10,
      message: 'No Account or Server API tokens were supplied in the HTTP headers.',
    });
    return;
  }
  const body = await readBody(request, bodyLimitBytes);
  if (body === undefined) {
    response.writeHead(413).end();
    return;
  }
  const read = readMailboxMessage(body);
  const misbehaviour = planned.shift();
  const delivered = misbehaviour === undefined || misbehaviour.delivered;
  if ('message' in read && delivered) store.add(read.message);
  if (misbehaviour !== undefined) {
    misbehave(response, misbehaviour);
  } else if ('refusal' in read) {
    refuse(response, read.refusal);
  } else {
    sendJson(response, 200, {
      To: read.message.to,
      SubmittedAt: read.message.submittedAt,
      MessageID: read.message.messageId,
      ErrorCode: 0,
      Message: 'OK',
    });
  }
}

/**
 * Starts a mailbox that answers `POST /email` as Postmark does (postmarkapp.com/developer/api/email-api) on a free port of
 * 127.0.0.1. With a directory the mails survive a restart; without one they go with the run.
 */
export async function startMailbox(options: { readonly directory?: string } = {}): Promise<Mailbox> {
  const store = openMailboxStore(options.directory);
  const planned: MailboxMisbehaviour[] = [];
  const server = await startLocalHttpServer((request, response) => answer(request, response, store, planned));
  return {
    url: server.origin,
    messages: () => store.list(),
    clear() {
      planned.length = 0;
      store.clear();
    },
    answerNext(...misbehaviours) {
      planned.push(...misbehaviours);
    },
    stop: () => server.stop(),
  };
}
