import { describe, expect, it } from 'vitest';
import { escapeHtml, html } from './html.ts';

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
