import { dialogs } from './dialogs.tsx';
import { islandElement } from './island.tsx';
import { loadOrLeave } from './load-or-leave.ts';

/** Returns whether a click has the main button and no modifier key. Other clicks open a tab, open a window or save. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Links that act as buttons once the page is live: they open a menu, play a video or scroll. */
const buttons = 'a:is([data-press], [data-near])';

/** Gives these links the role of a button. Links that only scripts render set the role themselves. */
function markButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(buttons))
    link.setAttribute('role', 'button');
}

/**
 * Replaces a link that opens a dialog by a button with the same attributes, content and focus, as Tab skips links in Safari by
 * default. A click that `start.ts` repeats on the detached link is forwarded to the button.
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

/** Returns the control of an event if it opens a dialog: a button, or in stories a link. */
const openerOf = (event: Event) => closestTo<HTMLElement>(event, '[data-dialog]');

const addressOf = (opener: HTMLElement) => opener.dataset.href ?? opener.getAttribute('href') ?? '';

/** Opens the dialog of a control, or navigates to the control's address if the dialog does not load in time. */
async function openDialog(opener: HTMLElement): Promise<void> {
  const dialog = dialogs.get(opener.dataset.dialog ?? '');
  if (!dialog || opener.hasAttribute('aria-busy')) return;
  opener.setAttribute('aria-busy', 'true');
  const loaded = await loadOrLeave(dialog.load, () => window.location.assign(addressOf(opener)));
  opener.removeAttribute('aria-busy');
  if (loaded) dialog.open(Object.fromEntries(new URLSearchParams(opener.dataset.request)), opener);
}

/** Opens a dialog on a plain click. A click with a modifier key or the middle button opens a tab, as it does for a link. */
function handleClick(event: MouseEvent): void {
  const opener = openerOf(event);
  if (!opener || event.button > 1) return;
  if (isPlainClick(event)) {
    event.preventDefault();
    void openDialog(opener);
  } else if (opener instanceof HTMLButtonElement) {
    window.open(addressOf(opener), '_blank', 'noopener');
  }
}

/** Clicks a link with the role of a button on Space (ARIA Authoring Practices Guide, Button). Ignores key repeat. */
function clickOnSpace(event: KeyboardEvent): void {
  const link = event.key === ' ' ? closestTo<HTMLAnchorElement>(event, buttons) : null;
  if (!link) return;
  event.preventDefault();
  if (!event.repeat) link.click();
}

/** Prefetches a dialog when a pointer or focus reaches its control. Ignores errors, which `openDialog` handles. */
function prefetchDialog(event: Event): void {
  dialogs
    .get(openerOf(event)?.dataset.dialog ?? '')
    ?.load()
    .catch(() => {});
}

/**
 * Turns links that act on the page into buttons and handles their clicks and keys. Called once for the document. `DialogLink`
 * itself renders buttons inside islands.
 */
export function startDialogLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]'))
    if (!link.closest(islandElement)) replaceByButton(link);
  markButtons();
  document.addEventListener('click', handleClick);
  document.addEventListener('auxclick', handleClick);
  document.addEventListener('keydown', clickOnSpace);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetchDialog);
}
