import { answers, forms } from '../../src/content/embedded.ts';
import { brand } from '../../src/site.ts';
import {
  type FieldAttributes,
  type FieldName,
  fieldLabels,
  fieldsAsked,
} from '../../src/submissions/form-fields.ts';
import { type SubmissionKind, submissionPaths } from '../../src/submissions/kinds.ts';
import { honeypotField, pageField, unfilledAttributes } from '../../src/submissions/limits.ts';
import { chooseMeetingType, formWords, honeypotLabel } from '../../src/submissions/sentences.ts';
import { html, type Markup } from './html.ts';
import type { FieldErrors, ParsedFields } from './types.ts';

/** The copy of the pages that are returned for a form posted without JavaScript. */
const { page: words } = answers;

/** The built names of the components' classes: `Button-action` is `action` in `Button.module.css`. */
const classes = {
  action: 'Button-button Button-action',
  control: 'Field-control',
  error: 'Field-error',
  field: 'Field-field',
  honeypot: 'Field-honeypot',
  label: 'Field-label',
  link: 'Link-text',
  summary: 'ErrorSummary-summary',
} as const;

/** Returns an HTML document with the site's stylesheet, without scripts or inline styles. Search engines do not index it. */
function renderPage(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/site.css">
</head>
<body class="form-page">
<header><a href="/">${brand}</a></header>
<main>
${content}
<p><a class="${classes.link}" href="/">${words.home}</a></p>
</main>
</body>
</html>
`.text;
}

/** Returns a page with one sentence and a link back. */
export function renderMessagePage(sentence: string, back: string): string {
  const link = html`<p><a class="${classes.link}" href="${back}">${words.back}</a></p>`;
  const content = html`<h1>${words.headline}</h1>
<p>${sentence}</p>
${back === '/' ? undefined : link}`;
  return renderPage(words.headline, content);
}

interface FormPage {
  readonly kind: SubmissionKind;
  /** The values that the visitor typed. */
  readonly fields: ParsedFields;
  /** The id of this submission, so that sending the page again is a retry and not a second lead. */
  readonly submissionId: string;
  /** The error of the submission as a whole. */
  readonly sentence: string;
  readonly errors: FieldErrors;
}

interface Control extends FieldAttributes {
  readonly name: FieldName;
  readonly value: string;
  readonly error: string | undefined;
}

/** Returns attributes that are named as in React. Names in HTML are lower-case. */
function inHtml(attributes: Readonly<Record<string, string>>): readonly Markup[] {
  return Object.entries(attributes).map(([name, value]) => html` ${name.toLowerCase()}="${value}"`);
}

function attributes({ name, autoComplete, typing, error }: Control): Markup {
  return html`class="${classes.control}" id="${name}" name="${name}" required${
    autoComplete && html` autocomplete="${autoComplete}"`
  }${typing && inHtml(typing)}${error && html` aria-invalid="true" aria-describedby="${name}-error"`}`;
}

function inputOf(control: Control): Markup {
  const { type, options = [], value } = control;
  if (type !== 'choice') return html`<input type="${type}" ${attributes(control)} value="${value}">`;
  // Without an explicit value, a browser's translator would change the submitted value along with the label.
  const choices = options.map(
    (option) =>
      html`<option value="${option}"${option === value ? html` selected` : undefined}>${option}</option>`,
  );
  return html`<select ${attributes(control)}><option value="">${chooseMeetingType}</option>${choices}</select>`;
}

function fieldOf(control: Control): Markup {
  const { name, error } = control;
  const sentence = error && html`<p class="${classes.error}" id="${name}-error">${error}</p>`;
  return html`<div class="${classes.field}">
<label class="${classes.label}" for="${name}">${fieldLabels[name]}</label>
${inputOf(control)}
${sentence}</div>
`;
}

function summaryOf(sentence: string, names: readonly string[], errors: FieldErrors): Markup {
  const items = Object.entries(errors).map(([field, error]) =>
    names.includes(field)
      ? html`<li><a class="${classes.link}" href="#${field}">${error}</a></li>`
      : html`<li>${error}</li>`,
  );
  const list = items.length > 0 ? html`<ul>${items}</ul>` : undefined;
  return html`<div class="${classes.summary}" role="alert">
<h2>${words.summary}</h2>
<p>${sentence}</p>
${list}</div>`;
}

/** Returns the honeypot field: off screen, out of the tab order, and labelled to be left empty. */
function honeypot(): Markup {
  return html`<div class="${classes.honeypot}" aria-hidden="true">
<label for="${honeypotField}">${honeypotLabel}</label>
<input type="text" id="${honeypotField}" name="${honeypotField}" tabindex="-1"${inHtml(unfilledAttributes)}>
</div>`;
}

/** Returns a page with the form, its typed values, an error summary above it and each error beside its field. */
export function renderFormPage(page: FormPage): string {
  const { title, submit } = formWords[page.kind];
  const controls = fieldsAsked(page.kind).map((field) => {
    const value = page.fields[field.name];
    return {
      ...field,
      value: typeof value === 'string' ? value : '',
      error: page.errors[field.name],
    };
  });
  const names = controls.map(({ name }) => name);
  const sourcePage = page.fields[pageField];
  const content = html`<h1>${title}</h1>
${summaryOf(page.sentence, names, page.errors)}
<form action="${submissionPaths[page.kind]}" method="post" novalidate>
<input type="hidden" name="submissionId" value="${page.submissionId}">
${
  typeof sourcePage === 'string'
    ? html`<input type="hidden" name="${pageField}" value="${sourcePage}">\n`
    : undefined
}${controls.map(fieldOf)}${honeypot()}
<button class="${classes.action}" type="submit">${submit}</button>
<p><a class="${classes.link}" href="/privacy-policy" target="_blank" rel="noopener">${forms.privacy}</a></p>
</form>`;
  return renderPage(`${words.error}: ${title}`, content);
}
