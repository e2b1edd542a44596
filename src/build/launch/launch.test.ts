import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { defaultOrigin } from '../../site.ts';
import { pageFaults } from './built-pages.ts';
import {
  claimsWithoutEvidence,
  type Finding,
  findingList,
  launchFaults,
  misnamedHost,
  placeholderLinks,
  sampleEntries,
  staleClaims,
  withoutAllowed,
} from './launch.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => vi.unstubAllEnvs());

const sentences = (findings: readonly { readonly sentence: string }[]) =>
  findings.map(({ sentence }) => sentence);

test('lists every outbound link without an address', () => {
  const links = {
    bookingPage: { purpose: 'the booking page' },
    facebook: { purpose: 'the Facebook page', address: 'https://facebook.test/skills' },
  };
  expect(
    sentences(placeholderLinks('https://www.skills.test', { links, contact: 'team@skills.test' })),
  ).toEqual(['src/content/links.yaml: bookingPage: the booking page has no address yet.']);
});

test('lists a contact address and an origin that are examples', () => {
  const names = placeholderLinks(defaultOrigin, { links: {}, contact: 'team@skills.example' }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['contact', 'origin']);
});

test('lists a host that is bound to HTTPS for two years without being the site’s', () => {
  expect(misnamedHost('https://www.skills.test', {})).toEqual([]);
  expect(misnamedHost('https://www.skills.test', { httpsForTwoYears: 'www.skills.test' })).toEqual([]);
  const [finding] = misnamedHost('https://www.skills.test', { httpsForTwoYears: 'skills.test' });
  expect(finding?.sentence).toContain("but the site's host is www.skills.test");
});

test('lists samples in YAML and Markdown with file, line and name', () => {
  for (const name of ['src/content', 'src/pages/terms']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'src/content/team.yaml'),
    'people:\n  - name: Ada\n    sample: true\n  - name: Ben\n    sample: false\n',
  );
  writeFileSync(
    join(folder, 'src/pages/terms/page.md'),
    '---\ntitle: Terms\nsample: true\n---\n\nsample: true\n',
  );
  expect(sentences(sampleEntries(folder))).toEqual([
    'src/content/team.yaml:3: “Ada” is a sample.',
    'src/pages/terms/page.md:3: “Terms” is a sample.',
  ]);
});

test('lists claims without evidence, except samples', () => {
  const claim = { name: 'people', figure: '50', wording: 'people' };
  const evidence = { counted: '50 of 50', period: '2026' };
  expect(
    claimsWithoutEvidence([
      { ...claim, sample: true },
      { ...claim, ...evidence },
    ]),
  ).toEqual([]);
  for (const some of [{}, { counted: '50 of 50' }, { period: '2026' }])
    expect(claimsWithoutEvidence([{ ...claim, ...some }])).toMatchObject([{ name: 'claim:people' }]);
});

test('lists claims whose review is more than a year old', () => {
  const claims = [
    { name: 'people', figure: '50', wording: 'people', source: 'A register', reviewed: '2026-11-20' },
    { name: 'skills', figure: '9', wording: 'skills', source: 'A list', reviewed: '2027-03-01' },
  ];
  expect(staleClaims(new Date('2027-11-20'), claims)).toEqual([]);
  expect(sentences(staleClaims(new Date('2027-11-21'), claims))).toEqual([
    'src/content/claims.yaml: “50 people” was last reviewed on 2026-11-20; check it again.',
  ]);
});

test('omits findings that are allowed by name or by the beginning of a name', () => {
  const findings = ['link:x', 'link:facebook', 'sample:team.yaml'].map((name) => ({ name, sentence: name }));
  expect(sentences(withoutAllowed(findings, 'link:x, sample:*'))).toEqual(['link:facebook']);
  expect(withoutAllowed(findings, undefined)).toHaveLength(3);
});

test('lists broken links and anchors, missing files and incomplete pictures of built pages', async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<h2 id="here">x</h2><a href="/pricing">a</a><a href="#here">b</a><a href="/pricing#there">c</a><img src="/a.svg" alt="" width="1" height="1"><img src="/b.svg" alt="">',
  );
  writeFileSync(
    join(folder, 'pricing.html'),
    '<link rel="stylesheet" href="/assets/no.css"><script src="/a.svg"></script><a href="/">home</a><a href="/gone">d</a><img src="/a.svg" width="2" height="2"><img src="/Zo%C3%AB%231.svg" alt="" width="2" height="2" srcset="/large.avif 2x"><a href="gone-too">e</a><style>a{background:url(/c.svg)}</style><a href="https://elsewhere.test/gone">f</a>',
  );
  for (const name of ['a.svg', 'Zoë#1.svg']) writeFileSync(join(folder, name), '<svg/>');
  expect(sentences(await pageFaults(folder))).toEqual([
    '/: links to /b.svg, which does not exist.',
    '/: links to /pricing#there, which has no such anchor.',
    '/: shows /b.svg without its size.',
    '/pricing: links to /assets/no.css, which does not exist.',
    '/pricing: links to /c.svg, which does not exist.',
    '/pricing: links to /gone-too, which does not exist.',
    '/pricing: links to /gone, which does not exist.',
    '/pricing: links to /large.avif, which does not exist.',
    '/pricing: shows /a.svg without alternative text.',
  ]);
});

describe('a production build', () => {
  const unset: Finding = { name: 'link:bookingPage', sentence: 'The booking page has no address yet.' };
  const faults = () => launchFaults('https://www.skills.test', () => [unset]);

  test('fails while there are placeholders, unless they are allowed by name', () => {
    vi.stubEnv('NETLIFY', 'true');
    vi.stubEnv('CONTEXT', 'production');
    expect(findingList('Left:', faults())).toMatch(/^Left:\n- The booking page .+ \[link:bookingPage\]$/);
    vi.stubEnv('LAUNCH_ALLOW', 'link:*');
    expect(faults()).toEqual([]);
  });

  test('is only a build by Netlify in the production context', () => {
    expect(faults()).toEqual([]);
    vi.stubEnv('NETLIFY', 'true');
    vi.stubEnv('CONTEXT', 'deploy-preview');
    expect(faults()).toEqual([]);
  });
});
