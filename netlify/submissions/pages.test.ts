import { describe, expect, it } from 'vitest';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { escapeHtml, html, renderFormPage, renderMessagePage } from './pages.ts';

describe('escapeHtml', () => {
  it('escapes everything that could end a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });

  it('does not read what it inserts as a pattern', () => {
    expect(escapeHtml('$& $$ $1')).toBe('$&amp; $$ $1');
  });

  it('replaces control characters and keeps tabs and line breaks', () => {
    expect(escapeHtml('a\0b\x1bc\x85d\te\nf')).toBe('a\ufffdb\ufffdc\ufffdd\te\nf');
  });
});

describe('html', () => {
  it('escapes what is put in and keeps what it built itself', () => {
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`<p title="${'"'}">${inner}${7}</p>`.text).toBe('<p title="&quot;"><b>&lt;i&gt;</b>7</p>');
  });

  it('joins lists, escaping each item, and leaves out what is undefined', () => {
    expect(html`${['<', html`<br>`]}${undefined}`.text).toBe('&lt;<br>');
  });

  it('does not trust an object that only looks like its own', () => {
    const forged: unknown = JSON.parse('{"text":"<script>"}');
    expect(html`${String(forged)}`.text).not.toContain('<script>');
  });
});

const submissionId = '5f0f3a63-9c52-4b0e-8f0a-0d5c0b1c2d3e';
const attack = `"><script>alert('x')</script>`;

function meetingPage(fields: Record<string, unknown>, errors = {}) {
  return renderFormPage({
    kind: 'meeting',
    fields,
    submissionId,
    sentence: 'A sentence.',
    errors,
  });
}

describe('renderFormPage', () => {
  it.each(submissionKinds)('is a document without script or style (%s)', (kind) => {
    const page = renderFormPage({
      kind,
      fields: {},
      submissionId,
      sentence: 'A sentence.',
      errors: {},
    });
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<link rel="stylesheet" href="/site.css">');
    expect(page).toContain(`<form action="/api/${kind}" method="post"`);
    expect(page).toContain(`name="submissionId" value="${submissionId}"`);
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect(page.match(/<main /g)).toHaveLength(1);
    expect(page.match(/<h1>/g)).toHaveLength(1);
  });

  it('keeps what was typed, escaped', () => {
    const page = meetingPage({ firstName: attack, email: 'a@example.com' });
    expect(page).toContain('value="a@example.com"');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });

  it('keeps the chosen meeting type and ignores an unknown one', () => {
    expect(meetingPage({ meetingType: 'Demo' })).toContain('<option selected>Demo</option>');
    const unknown = meetingPage({ meetingType: attack });
    expect(unknown).not.toContain('selected');
    expect(unknown).not.toContain('<script>');
  });

  it('leaves a field empty that was no text', () => {
    const page = meetingPage({ firstName: ['a', 'b'], email: { x: 1 } });
    expect(page).toMatch(/name="firstName"[^>]*value=""/);
    expect(page).toMatch(/name="email"[^>]*value=""/);
  });

  it('ties each error to its field and lists it above', () => {
    const page = meetingPage({}, { email: 'Please <enter>.' });
    expect(page).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/);
    expect(page).toContain('<p class="field-error" id="email-error">Please &lt;enter&gt;.</p>');
    expect(page).toContain('<a class="text-link" href="#email">Please &lt;enter&gt;.</a>');
    expect(page.match(/aria-invalid/g)).toHaveLength(1);
  });

  it('lists an error of a field that is not shown without a link', () => {
    expect(meetingPage({}, { submissionId: 'Not an id.' })).toContain('<li>Not an id.</li>');
  });

  it('hides the honeypot from people and from what fills forms for them', () => {
    expect(meetingPage({ website: 'x' })).toMatch(
      /<div class="honeypot" aria-hidden="true">[\s\S]*name="website" tabindex="-1" autocomplete="off"[^>]* data-lpignore="true"/,
    );
  });
});

describe('renderMessagePage', () => {
  it('says the sentence and leads back, escaped', () => {
    const page = renderMessagePage('A <sentence>.', '/a"b');
    expect(page).toContain('<p>A &lt;sentence&gt;.</p>');
    expect(page).toContain('href="/a&quot;b"');
    expect(page).toContain('href="/"');
  });
});
