import { dialogs } from './dialogs.tsx';
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

/** Links that do something on the page once it is live: open a dialog or a menu, or scroll. */
const buttons = 'a:is([data-press], [data-near])';

/** Says that these links are buttons now. Those that only scripts render say so themselves. */
function markButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(buttons)) {
    link.role = 'button';
    if (link.dataset.dialog !== undefined) link.ariaHasPopup = 'dialog';
  }
}

const linkOf = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

const dialogOf = (link: HTMLAnchorElement | null) => dialogs.get(link?.dataset.dialog ?? '');

/** Opens the dialog of a link. Where it does not load in time, the link is followed. */
async function openDialog(link: HTMLAnchorElement): Promise<void> {
  const dialog = dialogOf(link);
  if (!dialog || link.hasAttribute('aria-busy')) return;
  link.setAttribute('aria-busy', 'true');
  const loaded = await loadOrLeave(dialog.load, () => window.location.assign(link.href));
  link.removeAttribute('aria-busy');
  if (loaded) dialog.open(Object.fromEntries(new URLSearchParams(link.dataset.request)), link);
}

/** Opens the dialog of a link that is pressed. */
function answerPress(event: MouseEvent): void {
  const link = linkOf(event, 'a[data-dialog]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  void openDialog(link);
}

/** The space bar presses a button, though not a link (ARIA Authoring Practices Guide, Button); held down, it presses once. */
function pressBySpace(event: KeyboardEvent): void {
  const link = event.key === ' ' ? linkOf(event, buttons) : null;
  if (!link) return;
  event.preventDefault();
  if (!event.repeat) link.click();
}

/** Fetches a dialog as a pointer or focus reaches its link; a press says what to do where it is gone. */
function prefetchDialog(event: Event): void {
  dialogOf(linkOf(event, 'a[data-dialog]'))
    ?.load()
    .catch(() => {});
}

/** Makes buttons of the links that do something on this page, for as long as the document is there. */
export function startDialogLinks(): void {
  markButtons();
  document.addEventListener('click', answerPress);
  document.addEventListener('keydown', pressBySpace);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetchDialog);
}
