/**
 * Moves focus to a place in the page without scrolling; without one, or where what had focus is about to go, to the page's
 * content. Where the place has the page's heading, that gets focus: screen readers say it, where they would read all of the
 * content. What takes no focus by itself takes it until it loses it, so that a press in it later gives it none.
 */
export function focusPlace(asked?: HTMLElement | null): void {
  const content = asked ?? document.getElementById('content');
  const place = content?.querySelector('h1') ?? content;
  place?.focus({ preventScroll: true });
  if (!place || document.activeElement === place) return;
  place.tabIndex = -1;
  place.onblur = () => place.removeAttribute('tabindex');
  place.focus({ preventScroll: true });
}

/** As the `ref` of an element: gives it focus when it appears, so that what replaced a form is read out. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
