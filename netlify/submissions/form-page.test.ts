import { describe, expect, it } from 'vitest';
import { answers, forms } from '../../src/content/embedded.ts';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { renderFormPage, renderMessagePage } from './form-page.ts';
import { escapeHtml, html } from './html.ts';

it('escapes markup characters and replaces control characters except tabs and line breaks', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a> $& $$ \0\x1b\x85\t\n`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt; $&amp; $$ \ufffd\ufffd\ufffd\t\n',
  );
});

it('builds HTML from escaped texts, numbers, lists and its own HTML, and omits undefined', () => {
  const inner = html`<b>${'<i>'}</b>`;
  expect(html`<p title="${'"'}">${inner}${7}${['<', html`<br>`]}${undefined}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b>7&lt;<br></p>',
  );
});

const submissionId = '5f0f3a63-9c52-4b0e-8f0a-0d5c0b1c2d3e';
const sentence = 'A sentence.';

/** The form after a script in one field, a list in another, a chosen meeting type and an invalid e-mail address. */
const meetingForm = `<h1>Book a Meeting</h1>
<div class="ErrorSummary-summary" role="alert">
<h2>${escapeHtml(answers.page.summary)}</h2>
<p>A sentence.</p>
<ul><li><a class="Link-text" href="#email">Please &lt;enter&gt;.</a></li><li>Not an id.</li></ul></div>
<form action="/api/meeting" method="post" novalidate>
<input type="hidden" name="submissionId" value="${submissionId}">
<input type="hidden" name="attribution.page" value="/pricing">
<div class="Field-field">
<label class="Field-label" for="firstName">First name</label>
<input type="text" class="Field-control" id="firstName" name="firstName" required autocomplete="given-name" spellcheck="false" autocorrect="off" autocapitalize="words" value="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;">
</div>
<div class="Field-field">
<label class="Field-label" for="lastName">Last name</label>
<input type="text" class="Field-control" id="lastName" name="lastName" required autocomplete="family-name" spellcheck="false" autocorrect="off" autocapitalize="words" value="">
</div>
<div class="Field-field">
<label class="Field-label" for="organizationName">Organisation name</label>
<input type="text" class="Field-control" id="organizationName" name="organizationName" required autocomplete="organization" spellcheck="false" autocorrect="off" autocapitalize="words" value="">
</div>
<div class="Field-field">
<label class="Field-label" for="email">Email</label>
<input type="email" class="Field-control" id="email" name="email" required autocomplete="email" aria-invalid="true" aria-describedby="email-error" value="a@example.com">
<p class="Field-error" id="email-error">Please &lt;enter&gt;.</p></div>
<div class="Field-field">
<label class="Field-label" for="meetingType">Meeting type</label>
<select class="Field-control" id="meetingType" name="meetingType" required><option value="">Choose a meeting type</option><option value="Skills Strategy Meeting">Skills Strategy Meeting</option><option value="Demo" selected>Demo</option><option value="Partnership enquiry">Partnership enquiry</option></select>
</div>
<div class="Field-honeypot" aria-hidden="true">
<label for="website">Leave this field empty</label>
<input type="text" id="website" name="website" tabindex="-1" autocomplete="off" data-1p-ignore="true" data-lpignore="true" data-bwignore="true" data-form-type="other" data-protonpass-ignore="true">
</div>
<button class="Button-button Button-action" type="submit">Submit</button>
<p><a class="Link-text" href="/privacy-policy" target="_blank" rel="noopener">${escapeHtml(forms.privacy)}</a></p>
</form>
`;

const person = { firstName: 'given-name', lastName: 'family-name' };
const autocomplete = {
  newsletter: { email: 'email' },
  meeting: { ...person, organizationName: 'organization', email: 'email' },
  report: { ...person, email: 'email', organisation: 'organization' },
};

describe('renderFormPage', () => {
  it.each(submissionKinds)(
    'renders the %s form with all its fields, without scripts, styles or errors',
    (kind) => {
      const page = renderFormPage({ kind, fields: {}, submissionId, sentence, errors: {} });
      const inputs = [...page.matchAll(/name="(\w+)" required(?: autocomplete="([\w-]+)")?/g)];
      expect(inputs.map(([, name, token]) => [name, token])).toEqual(
        fieldsOf(kind).map(({ name, autoComplete }) => [name, autoComplete]),
      );
      expect(Object.fromEntries(inputs.map(([, name, token]) => [name, token]))).toMatchObject(
        autocomplete[kind],
      );
      expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).toMatch(/<meta name="viewport" content="[^"]*interactive-widget=resizes-content"/);
      expect(page).toContain('<link rel="stylesheet" href="/site.css">');
      expect(page).toContain(`<form action="/api/${kind}" method="post"`);
      expect(page).toMatch(/<title>Error: .+ \| SkillsAI</);
      expect(page).toContain(`<p>${sentence}</p>\n</div>`);
      expect(page).not.toMatch(/<script|<style|style=|\son\w+=|Field-error|attribution|<ul>/);
      expect(page.match(/<main>/g)).toHaveLength(1);
    },
  );

  it('keeps the typed values, escaped, and shows each error beside its field and in the summary', () => {
    const typed = { firstName: `"><script>alert('x')</script>`, email: 'a@example.com', meetingType: 'Demo' };
    const fields = { ...typed, organizationName: ['a', 'b'], 'attribution.page': '/pricing' };
    const errors = { email: 'Please <enter>.', submissionId: 'Not an id.' };
    const page = renderFormPage({ kind: 'meeting', fields, submissionId, sentence, errors });
    // Piece by piece and in order, as the form may get another field.
    const pieces = meetingForm.split(/^(?=<div class="Field-(?:field|honeypot)")/m);
    expect(pieces).toHaveLength(7);
    const places = pieces.map((piece) => page.indexOf(piece));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('ignores an unknown meeting type', () => {
    const fields = { meetingType: '<script>', 'attribution.page': ['x'] };
    const page = renderFormPage({ kind: 'meeting', fields, submissionId, sentence, errors: {} });
    expect(page).not.toMatch(/selected|<script>|attribution/);
  });
});

it('renders a message page with its sentence and a link back, both escaped', () => {
  const page = renderMessagePage('A <sentence>.', '/a"b');
  expect(page).toContain('<p>A &lt;sentence&gt;.</p>');
  expect(page).toContain('href="/a&quot;b"');
  expect(page).toContain('href="/"');
  expect(renderMessagePage('A sentence.', '/')).not.toContain(escapeHtml(answers.page.back));
});
