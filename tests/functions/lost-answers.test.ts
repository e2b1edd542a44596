import { expect, it } from 'vitest';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { siteForTests, stored } from './support/site.ts';
import { marker, postForm, sendJson, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);

it('sends the mail of a lead that was stored although its visitor was asked to try again', async () => {
  const submissionId = crypto.randomUUID();
  endpoint.plan(submissionId, 'commit, then hang', 'hang', 'pass');
  const { response, afterwards } = await sendJson('report', { ...validFields.report, submissionId });
  expect(response.status).toBe(503);
  await afterwards;
  expect(await stored(site, 'report')).toHaveLength(1);
  expect(site.services.mailbox.messages()).toHaveLength(1);
});

function hiddenId(page: string): string {
  return /name="submissionId" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

it('stores one lead for a form that is sent twice, returned and sent once more', async () => {
  const check = async (kind: SubmissionKind, index: number) => {
    const fields = { ...validFields[kind], email: `${marker}${index}@example.com` };
    endpoint.plan(fields.email, 'commit, then drop');
    const pages = await Promise.all([postForm(kind, fields), postForm(kind, fields)]);
    expect(pages.map(({ status }) => status)).toEqual([503, 503]);
    endpoint.plan(fields.email, 'pass');
    for (const page of pages) {
      const submissionId = hiddenId(await page.text());
      expect((await postForm(kind, { ...fields, submissionId })).status).toBe(303);
    }
    expect(await stored(site, kind)).toHaveLength(1);
  };
  await Promise.all(submissionKinds.map(check));
});
