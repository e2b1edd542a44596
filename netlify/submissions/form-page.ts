import { meetingTypes, type SubmissionKind, submissionPaths } from '../../src/submissions/kinds.ts';
import { honeypotField, pageField, unfilledAttributes } from '../../src/submissions/limits.ts';
import { type FieldName, fieldLabels } from '../../src/submissions/sentences.ts';
import type { ParsedFields } from './body.ts';
import { html, type Markup } from './html.ts';
import { pageCopy, renderPage } from './page.ts';
import type { FieldErrors } from './problem.ts';

interface FormCopy {
  readonly headline: string;
  readonly submit: string;
}

/** The pages that answer a form posted without JavaScript. */
const formCopy: Record<SubmissionKind, FormCopy> = {
  newsletter: { headline: 'Subscribe to Global Skills News', submit: 'Subscribe' },
  meeting: { headline: 'Book a Meeting', submit: 'Submit' },
  report: { headline: 'Future Skills Report 2025', submit: 'Download report' },
};

interface FormField {
  readonly name: FieldName;
  /** Token of the HTML Standard's autofill section, which WCAG 2.2 criterion 1.3.5 asks for. */
  readonly autocomplete?: string;
}

const firstName: FormField = { name: 'firstName', autocomplete: 'given-name' };
const lastName: FormField = { name: 'lastName', autocomplete: 'family-name' };
const email: FormField = { name: 'email', autocomplete: 'email' };

/** The fields of each form, in order. */
const formFields: Record<SubmissionKind, readonly FormField[]> = {
  newsletter: [email],
  meeting: [
    firstName,
    lastName,
    { name: 'organizationName', autocomplete: 'organization' },
    email,
    { name: 'meetingType' },
  ],
  report: [firstName, lastName, { name: 'organisation', autocomplete: 'organization' }, email],
};

interface FormPage {
  readonly kind: SubmissionKind;
  /** What the visitor typed. */
  readonly fields: ParsedFields;
  /** The id of this submission: sending the page again is then a retry, not a second lead. */
  readonly submissionId: string;
  /** What is wrong with the whole. */
  readonly sentence: string;
  readonly errors: FieldErrors;
}

interface Control {
  readonly name: FieldName;
  readonly value: string;
  readonly error: string | undefined;
  readonly autocomplete: string | undefined;
}

function attributes({ name, error, autocomplete }: Control): Markup {
  return html`class="field-input" id="${name}" name="${name}" required${
    autocomplete === undefined ? '' : html` autocomplete="${autocomplete}"`
  }${error === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-error"`}`;
}

function inputOf(control: Control): Markup {
  if (control.name === 'meetingType') return selectOf(control);
  const type = control.name === 'email' ? 'email' : 'text';
  return html`<input type="${type}" ${attributes(control)} value="${control.value}">`;
}

function selectOf(control: Control): Markup {
  const options = meetingTypes.map(
    (type) => html`<option${type === control.value ? html` selected` : ''}>${type}</option>`,
  );
  return html`<select ${attributes(control)}><option value="">${pageCopy.choose}</option>${options}</select>`;
}

function fieldOf(control: Control): Markup {
  const { name, error } = control;
  const sentence = error === undefined ? '' : html`<p class="field-error" id="${name}-error">${error}</p>`;
  return html`<div class="field">
<label class="field-label" for="${name}">${fieldLabels[name]}</label>
${inputOf(control)}
${sentence}</div>
`;
}

function summaryOf(sentence: string, names: readonly string[], errors: FieldErrors): Markup {
  const items = Object.entries(errors).map(([field, error]) =>
    names.includes(field)
      ? html`<li><a class="text-link" href="#${field}">${error}</a></li>`
      : html`<li>${error}</li>`,
  );
  const list = items.length === 0 ? '' : html`<ul>${items}</ul>`;
  return html`<div class="error-summary" role="alert">
<h2>${pageCopy.summaryHeadline}</h2>
<p>${sentence}</p>
${list}</div>`;
}

/** The honeypot: off screen by its class, out of the tab order, and named so that a screen reader's user leaves it empty. */
function honeypot(): Markup {
  // HTML's attribute names know no capitals.
  const attributes = Object.entries(unfilledAttributes).map(
    ([name, value]) => html` ${name.toLowerCase()}="${value}"`,
  );
  return html`<div class="honeypot" aria-hidden="true">
<label for="${honeypotField}">${pageCopy.honeypotLabel}</label>
<input type="text" id="${honeypotField}" name="${honeypotField}" tabindex="-1"${attributes}>
</div>`;
}

function firstPage(page: unknown): Markup | '' {
  return typeof page === 'string' ? html`<input type="hidden" name="${pageField}" value="${page}">\n` : '';
}

/** The form again, as it was filled in, with what is wrong above it and beside each field. */
export function renderFormPage(page: FormPage): string {
  const { headline, submit } = formCopy[page.kind];
  const controls = formFields[page.kind].map(({ name, autocomplete }) => {
    const value = page.fields[name];
    return {
      name,
      value: typeof value === 'string' ? value : '',
      error: page.errors[name],
      autocomplete,
    };
  });
  const names = controls.map(({ name }) => name);
  return renderPage({
    title: `Error: ${headline}`,
    content: html`<h1>${headline}</h1>
${summaryOf(page.sentence, names, page.errors)}
<form action="${submissionPaths[page.kind]}" method="post" novalidate>
<input type="hidden" name="submissionId" value="${page.submissionId}">
${firstPage(page.fields[pageField])}${controls.map(fieldOf)}${honeypot()}
<button class="button button-action" type="submit">${submit}</button>
</form>`,
  });
}
