/**
 * Moves focus to a place in the page without scrolling; without a place, to the page's content. Where that contains the page's
 * heading, the heading gets focus: screen readers read it out, where they would read all of the content. What takes no focus by
 * itself takes it until it loses it, so that a press in it later gives it none.
 */
export function focusPlace(place?: HTMLElement | null): void {
  const part = place ?? document.getElementById('content');
  const target = part?.querySelector('h1') ?? part;
  target?.focus({ preventScroll: true });
  if (!target || document.activeElement === target) return;
  target.tabIndex = -1;
  target.onblur = () => target.removeAttribute('tabindex');
  target.focus({ preventScroll: true });
}

/** As the `ref` of an element: gives it focus when it appears, so that what replaced a form is read out. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
