import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { startNeonEndpoint } from '../../netlify/local/neon-endpoint.ts';
import { openDatabase } from '../../netlify/submissions/database.ts';
import { siteForTests } from '../functions/support/site.ts';
import { type RecordedAnswer, recorded, responseOf } from './recorded/answer.ts';
import { neonAnswers, neonRequestHeaders } from './recorded/neon.ts';

const site = siteForTests();
const connectionString = 'postgresql://writer:secret@db.example/site';

/** Runs a statement of the functions against an endpoint. */
function run(endpoint: string, text: string) {
  const database = openDatabase({ DATABASE_URL: connectionString, NEON_FETCH_ENDPOINT: endpoint });
  return database.run({ text, parameters: [7, true, null, 'text'] }, AbortSignal.timeout(5000));
}

/** Starts an endpoint that gives one answer. Returns its address and the requests. */
async function endpointWith(answer: RecordedAnswer) {
  const requests: { headers: Headers; body: unknown }[] = [];
  const server = await serve(async (request) => {
    requests.push({ headers: request.headers, body: await request.json() });
    return responseOf(answer);
  });
  onTestFinished(() => server.stop());
  return { address: `${server.origin}/sql`, requests };
}

describe('the functions', () => {
  it('ask in the form that the answers are recorded for', async () => {
    const { address, requests } = await endpointWith(recorded(neonAnswers, 'rows'));
    await run(address, 'select $1::integer, $2::boolean, $3::text, $4::text');
    expect(requests).toHaveLength(1);
    const [{ headers, body } = { headers: new Headers(), body: undefined }] = requests;
    expect(Object.fromEntries(headers)).toMatchObject({
      ...neonRequestHeaders.headers,
      'neon-connection-string': expect.stringContaining(connectionString),
    });
    expect(body).toEqual({
      query: 'select $1::integer, $2::boolean, $3::text, $4::text',
      params: ['7', 'true', null, 'text'],
    });
  });

  it('read rows by the types of their columns', async () => {
    const { address } = await endpointWith(recorded(neonAnswers, 'rows'));
    expect(await run(address, 'select')).toEqual([{ number: 7, truth: true, nothing: null, list: [1, 2] }]);
  });

  it.each([
    ['an error of PostgreSQL', 'sqlstate_23514', false, 'email_address_shape'],
    ['a wrong password', 'database_refused', true, undefined],
    ['a failure of the control plane', 'database_http_500', true, undefined],
    ['a statement that was cancelled', 'sqlstate_08P01', true, undefined],
    ['rows that are too many', 'database_http_507', true, undefined],
  ])('take %s for %s, transient: %s', async (name, code, transient, constraint) => {
    const { address } = await endpointWith(recorded(neonAnswers, name));
    const failure = await run(address, 'select').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'DatabaseFailure', message: code, transient, constraint });
    expect(`${failure} ${JSON.stringify(failure)}`).not.toContain('secret');
  });
});

describe('the local endpoint answers as Neon does', () => {
  async function post(query: string, { password = '', endpoint = site.services.neonEndpoint } = {}) {
    const url = new URL(site.services.writerUrl);
    if (password !== '') url.password = password;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...neonRequestHeaders.headers, 'Neon-Connection-String': url.href },
      body: JSON.stringify({ query, params: [] }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Returns a value with its keys in order and its leaves by type, as texts and numbers differ from run to run. */
  function shapeOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shapeOf);
    if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  }

  it('to rows', async () => {
    const answer = recorded(neonAnswers, 'rows');
    const query = "select 7::integer as number, true as truth, null::text as nothing, '[1,2]'::json as list";
    expect(await post(query)).toEqual({ status: answer.status, body: answer.body });
  });

  it('to an error of PostgreSQL', async () => {
    const answer = recorded(neonAnswers, 'an error of PostgreSQL');
    const { status, body } = await post("select 'nobody'::email_address");
    expect(status).toBe(answer.status);
    expect(shapeOf(body)).toEqual(shapeOf(answer.body));
    const { line: _line, ...expected } = answer.body as Readonly<Record<string, unknown>>;
    expect(body).toMatchObject(expected);
  });

  it('to a wrong password', async () => {
    const answer = recorded(neonAnswers, 'a wrong password');
    expect(await post('select', { password: 'wrong' })).toEqual({ status: answer.status, body: answer.body });
  });

  it('to a database that cannot be reached', async () => {
    const answer = recorded(neonAnswers, 'a failure of the control plane');
    const url = new URL(site.services.writerUrl);
    url.port = '9';
    const other = await startNeonEndpoint(url.href);
    onTestFinished(() => other.stop());
    const response = await fetch(other.url, {
      method: 'POST',
      headers: { 'Neon-Connection-String': url.href },
      body: JSON.stringify({ query: 'select' }),
    });
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: answer.status,
      body: answer.body,
    });
  });
});
