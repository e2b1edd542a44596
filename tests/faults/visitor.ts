import { setTimeout as pause } from 'node:timers/promises';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import { nextAddress, sendForm, sendJson } from '../functions/support/submit.ts';
import { isAcknowledged, newLead, type SentLead } from './lead.ts';

type Fields = Readonly<Record<string, string>>;

/** How a visitor sends a lead. */
export interface VisitOptions {
  /** `json` with a submission id, as the page's script does; `form` without one, as a browser without scripts does. */
  readonly format: 'json' | 'form';
  readonly random: () => number;
  /** The number of tries before the visitor gives up. */
  readonly tries?: number;
  /** Sends JSON; by default to the functions. */
  readonly sendAsJson?: (
    kind: SubmissionKind,
    fields: Fields,
    caller: { readonly ip: string },
  ) => ReturnType<typeof sendJson>;
  /** Called with the new lead when a visitor corrects a returned form. */
  readonly onCorrection?: (corrected: SentLead) => void;
}

/** Returns the hidden fields of a page by name. */
function hiddenFields(page: string): Fields {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

const tickMilliseconds = 20;
let blocked = 0;
let lastTick = performance.now();
setInterval(() => {
  const now = performance.now();
  blocked += Math.max(0, now - lastTick - tickMilliseconds);
  lastTick = now;
}, tickMilliseconds).unref();

/** Sends the fields once and records the response. Returns the page of a returned form, else an empty string. */
export async function send(
  lead: SentLead,
  fields: Fields,
  { format, sendAsJson = sendJson }: Pick<VisitOptions, 'format' | 'sendAsJson'>,
  ip = '',
): Promise<string> {
  const started = performance.now();
  const blockedBefore = blocked;
  const { response, afterwards } = await (format === 'json' ? sendAsJson : sendForm)(lead.kind, fields, {
    ip,
  });
  const received = {
    status: response.status,
    milliseconds: performance.now() - started,
    blockedMilliseconds: blocked - blockedBefore,
  };
  lead.afterwards.push(afterwards);
  const { id } = response.status === 201 ? await response.json() : {};
  lead.responses.push({ ...received, ...(id === undefined ? {} : { id: String(id) }) });
  return response.status === 503 && format === 'form' ? response.text() : '';
}

/**
 * Sends a lead as a visitor does, and retries after a failure with the same id or the returned hidden fields. Before a form is
 * sent, one visitor in four clicks twice within 700 ms. Half of the visitors correct a returned form before they retry.
 */
export async function visit(sent: SentLead, options: VisitOptions): Promise<void> {
  const { format, random, tries = 3, onCorrection } = options;
  const ip = nextAddress();
  let lead = sent;
  let hidden: Fields = format === 'json' ? { submissionId: crypto.randomUUID() } : {};
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const twice = format === 'form' && random() < 0.25;
    const pauseMilliseconds = random() * 700;
    const second = twice
      ? pause(pauseMilliseconds).then(() => send(lead, { ...lead.fields, ...hidden }, options, ip))
      : undefined;
    const pages = await Promise.all([send(lead, { ...lead.fields, ...hidden }, options, ip), second]);
    if (isAcknowledged(lead)) return;
    if (format === 'form') hidden = hiddenFields(pages[0]);
    if (format === 'form' && onCorrection !== undefined && random() < 0.5) {
      lead = newLead(lead.kind, lead.label);
      onCorrection(lead);
    }
    await pause(random() * 200);
  }
}
