/** Moves focus to the beginning of the page's content without scrolling, for when what had focus is about to go. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** As the `ref` of an element: gives it focus when it appears, so that what replaced a form is read out. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
