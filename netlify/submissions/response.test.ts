import { STATUS_CODES } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answers } from '../../src/content/embedded.ts';
import { alreadySubscribed, outcomeSentences } from '../../src/submissions/sentences.ts';
import { type ProblemCode, problems } from './problems.ts';
import { respond } from './response.ts';

const codes = Object.keys(problems) as readonly ProblemCode[];

/** Phrases that RFC 9110 renamed; Node still has the older ones. */
const renamed: Readonly<Record<number, string>> = {
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

const program = { format: 'json', https: true, back: '/' } as const;

it.each(codes)(
  'responds to %s with its status, phrase and sentence, and with Retry-After and Allow where they apply',
  async (code) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:03:20Z') });
    onTestFinished(() => void vi.useRealTimers());
    const response = respond('report', { code }, program);
    const sentences: Readonly<Partial<Record<ProblemCode, string>>> = {
      ...answers.problems,
      already_subscribed: alreadySubscribed.description,
      unavailable: outcomeSentences.report.failure.description,
    };
    const { status } = problems[code];
    expect(response.status).toBe(status);
    const title = renamed[status] ?? STATUS_CODES[status];
    const detail = sentences[code];
    expect(await response.json()).toEqual({ type: 'about:blank', title, status, detail, code });
    // The window of ten minutes began at ten o'clock.
    const waits: Readonly<Partial<Record<ProblemCode, string>>> = { rate_limited: '400', unavailable: '10' };
    expect(response.headers.get('Retry-After')).toBe(waits[code] ?? null);
    expect(response.headers.get('Allow')).toBe(code === 'method_not_allowed' ? 'POST' : null);
    expect(response.headers.get('Vary')).toBe('Accept, Content-Type, Origin, Sec-Fetch-Site');
  },
);
