/** Moves focus to the beginning of the page's content without scrolling, for when what had focus is about to go. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Moves focus to a place in the page without scrolling. What takes no focus by itself takes it until it loses it, so that a
 * press in it later gives it none.
 */
export function focusPlace(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.onblur = () => place.removeAttribute('tabindex');
  place.focus({ preventScroll: true });
}

/** As the `ref` of an element: gives it focus when it appears, so that what replaced a form is read out. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
