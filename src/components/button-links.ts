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

function markButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${buttons}:not([role])`)) {
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
  if (!dialog || link.ariaBusy) return;
  link.ariaBusy = 'true';
  const loaded = await loadOrLeave(dialog.load, () => window.location.assign(link.href));
  link.ariaBusy = null;
  if (loaded) dialog.open(Object.fromEntries(new URLSearchParams(link.dataset.request)), link);
}

/**
 * Makes buttons of the links that do something here, those too that come later: their role, a press by the space bar (ARIA
 * Authoring Practices Guide, Button), and the dialogs that they open, fetched as a pointer or focus reaches them. For the
 * document, as most of a page is not hydrated. Returns the way to stop it.
 */
export function startButtonLinks(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  markButtons();
  const observer = new MutationObserver(markButtons);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());

  const prefetch = (event: Event) => {
    dialogOf(linkOf(event, 'a[data-dialog]'))
      ?.load()
      .catch(() => {});
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const link = event.key === ' ' ? linkOf(event, buttons) : null;
      if (!link) return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event, 'a[data-dialog]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void openDialog(link);
    },
    { signal },
  );
  return () => stopping.abort();
}
