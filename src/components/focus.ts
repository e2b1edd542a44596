/**
 * Moves focus to an element without scrolling; by default to the page's content. If it contains an `h1`, that gets focus, as
 * screen readers would read out all of the content. An element that is not focusable becomes so until it loses focus, so that
 * a later click inside does not focus it.
 */
export function focusElement(element?: HTMLElement | null): void {
  const area = element ?? document.getElementById('content');
  const target = area?.querySelector('h1') ?? area;
  target?.focus({ preventScroll: true });
  if (!target || document.activeElement === target) return;
  target.tabIndex = -1;
  target.onblur = () => target.removeAttribute('tabindex');
  target.focus({ preventScroll: true });
}

/** A `ref` callback that focuses its element when it appears, so that screen readers read it out. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
