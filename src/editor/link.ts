import {
  campaignFields,
  campaignLink,
  LinkError,
  type LinkTargets,
  type WantedLink,
} from '../content/campaign-link.ts';
import type { References } from '../content/loader/references.ts';

/** Returns the element with this id. Throws if `link.html` has none of this kind. */
function elementOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`link.html has no ${kind.name} with the id "${id}".`);
  return element;
}

const inputOf = (field: string) => elementOf(field, HTMLInputElement);
const fields = ['page', ...campaignFields, 'site'] as const;

/** Shows what is wrong with a field below it, or that nothing is. */
function showProblem(field: keyof WantedLink, sentence: string): void {
  elementOf(`${field}-error`, HTMLParagraphElement).textContent = sentence;
  inputOf(field).setAttribute('aria-invalid', String(sentence !== ''));
}

/** Returns what was typed. An empty field that may be left out is left out. */
function readForm(): WantedLink {
  const typed = (field: string) => inputOf(field).value.trim();
  const optional = campaignFields.filter((field) => field !== 'campaign' && typed(field) !== '');
  return {
    page: typed('page'),
    site: typed('site'),
    campaign: typed('campaign'),
    ...Object.fromEntries(optional.map((field) => [field, typed(field)])),
  };
}

/** Shows the address and what the report calls it, or the first problem below its field. */
function showLink(references: References): void {
  const result = elementOf('result', HTMLElement);
  result.hidden = true;
  for (const field of fields) showProblem(field, '');
  try {
    const { address, report } = campaignLink(readForm(), references);
    elementOf('address', HTMLElement).textContent = address;
    elementOf('report', HTMLParagraphElement).textContent = report;
    elementOf('copied', HTMLParagraphElement).textContent = '';
    result.hidden = false;
    result.focus();
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const { field, message } = error;
    const label = document.querySelector(`label[for="${field}"]`)?.textContent?.replace(' (optional)', '');
    showProblem(field, `${label} ${message}.`);
    inputOf(field).focus();
  }
}

/** Copies the address. Where the browser refuses, selects it instead, ready for the keyboard. */
async function copyAddress(): Promise<void> {
  const address = elementOf('address', HTMLElement);
  let said = 'Copied.';
  try {
    await navigator.clipboard.writeText(address.textContent ?? '');
  } catch {
    getSelection()?.selectAllChildren(address);
    said = 'The browser refused. The address is selected: copy it with Ctrl or ⌘ and C.';
  }
  elementOf('copied', HTMLParagraphElement).textContent = said;
}

/** Makes the page work with the site's pages, which `src/build/editor/editor.ts` wrote. */
async function start(): Promise<void> {
  const response = await fetch('/admin/links.json');
  const { site, pages, files, redirects }: LinkTargets = await response.json();
  const references: References = {
    pages: pages.map(({ anchors, ...page }) => ({ ...page, anchors: () => anchors })),
    files: new Set(files),
    redirects: new Map(redirects),
  };
  inputOf('site').value ||= site;
  const options = pages.filter(({ listed }) => listed).map(({ path }) => new Option(path, path));
  elementOf('pages', HTMLDataListElement).replaceChildren(...options);
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    showLink(references);
  });
  elementOf('copy', HTMLButtonElement).addEventListener('click', () => void copyAddress());
}

await start();
