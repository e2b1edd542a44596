/** The controls that can hold a visitor's input or focus. */
const controls = 'a[href], button, input, select, textarea, summary';

/** Returns the controls below an element in document order. */
export function controlsIn(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controls)];
}

/** Returns a key that identifies a control by its id or name, or an empty text without both. */
function keyOf(control: HTMLElement): string {
  if (control.id !== '') return `#${control.id}`;
  if (!('name' in control) || control.name === '') return '';
  const choice = control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type);
  return `${control.localName} ${control.name} ${choice ? control.value : ''}`;
}

function copyValue(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.selectedIndex = from.selectedIndex;
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    if (from.type !== 'hidden' && from.value !== from.defaultValue) to.value = from.value;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
  } else if (
    from.parentElement instanceof HTMLDetailsElement &&
    to.parentElement instanceof HTMLDetailsElement
  ) {
    to.parentElement.open = from.parentElement.open;
  }
}

function moveFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  // Fields of some types, such as email, have no selection that scripts may read (HTML Standard, 4.10.5.2.10).
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement) || from.selectionStart === null)
    return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/**
 * Copies the visitor's input from removed controls to their replacements: values, choices, open `details`, and focus with the
 * caret if `focused` was removed. Matches controls by id or name, or else by their order. Skips controls that are still on the
 * page.
 */
export function keepTyped(
  before: readonly HTMLElement[],
  after: readonly HTMLElement[],
  focused: Element | null,
): void {
  for (const [index, from] of before.entries()) {
    if (from.isConnected) continue;
    const key = keyOf(from);
    const to = key === '' ? after[index] : after.find((control) => keyOf(control) === key);
    if (!to || to.localName !== from.localName) continue;
    copyValue(from, to);
    if (from === focused) moveFocus(from, to);
  }
}
