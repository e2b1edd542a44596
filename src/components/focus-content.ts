/** Moves focus to the beginning of the page's content without scrolling, for when what had focus is about to go. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
