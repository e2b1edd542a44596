import { dialogs } from './dialogs.tsx';
import { islandElement } from './island.tsx';
import { loadOrLeave } from './load-or-leave.ts';

/**
 * Whether a press on a link is for the page to answer: with another button or a modifier key the browser opens a tab or
 * saves.
 */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Links that do something on the page once it is live: open a menu or play a video, or scroll. */
const buttons = 'a:is([data-press], [data-near])';

/** Says that these links are buttons now. Those that only scripts render say so themselves. */
function markButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(buttons))
    link.setAttribute('role', 'button');
}

/**
 * Puts a button in the place of a link that opens a dialog, with the same classes, content and focus (decision 0026). A press
 * that `start.ts` repeats on the link goes to the button.
 */
function replaceByButton(link: HTMLAnchorElement): void {
  const button = document.createElement('button');
  for (const { name, value } of link.attributes)
    if (!['href', 'data-press', 'aria-busy'].includes(name)) button.setAttribute(name, value);
  button.type = 'button';
  button.dataset.href = link.getAttribute('href') ?? '';
  button.setAttribute('aria-haspopup', 'dialog');
  button.append(...link.childNodes);
  const focused = document.activeElement === link;
  link.replaceWith(button);
  if (focused) button.focus({ preventScroll: true });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    button.click();
  });
}

const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** The control of an event that opens a dialog: a button, or a link that only stories have. */
const openerOf = (event: Event) => closestTo<HTMLElement>(event, '[data-dialog]');

const addressOf = (opener: HTMLElement) => opener.dataset.href ?? opener.getAttribute('href') ?? '';

/** Opens the dialog of a control. Where it does not load in time, the address of the control is opened. */
async function openDialog(opener: HTMLElement): Promise<void> {
  const dialog = dialogs.get(opener.dataset.dialog ?? '');
  if (!dialog || opener.hasAttribute('aria-busy')) return;
  opener.setAttribute('aria-busy', 'true');
  const loaded = await loadOrLeave(dialog.load, () => window.location.assign(addressOf(opener)));
  opener.removeAttribute('aria-busy');
  if (loaded) dialog.open(Object.fromEntries(new URLSearchParams(opener.dataset.request)), opener);
}

/** Opens the dialog of a control that is pressed. With a modifier key or the middle button a tab is opened, as for a link. */
function answerPress(event: MouseEvent): void {
  const opener = openerOf(event);
  if (!opener || event.button > 1) return;
  if (isPlainClick(event)) {
    event.preventDefault();
    void openDialog(opener);
  } else if (opener instanceof HTMLButtonElement) {
    window.open(addressOf(opener), '_blank', 'noopener');
  }
}

/** The space bar presses a button, though not a link (ARIA Authoring Practices Guide, Button); held down, it presses once. */
function pressBySpace(event: KeyboardEvent): void {
  const link = event.key === ' ' ? closestTo<HTMLAnchorElement>(event, buttons) : null;
  if (!link) return;
  event.preventDefault();
  if (!event.repeat) link.click();
}

/** Fetches a dialog as a pointer or focus reaches its control; a press says what to do where it is gone. */
function prefetchDialog(event: Event): void {
  dialogs
    .get(openerOf(event)?.dataset.dialog ?? '')
    ?.load()
    .catch(() => {});
}

/**
 * Makes buttons of the links that do something on this page, for as long as the document is there. React renders those in islands
 * itself.
 */
export function startDialogLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]'))
    if (!link.closest(islandElement)) replaceByButton(link);
  markButtons();
  document.addEventListener('click', answerPress);
  document.addEventListener('auxclick', answerPress);
  document.addEventListener('keydown', pressBySpace);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetchDialog);
}
