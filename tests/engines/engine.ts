/** One tab of a browser, steered by real pointer and key events. The journeys know nothing else of the engines. */
export interface Tab {
  /** Opens an address and returns once its document has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page with these JSON arguments and returns its result. The function uses nothing from outside. */
  run<Arguments extends unknown[], Result>(
    code: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>;
  /** Presses the first element that a selector finds, which is brought into the middle of the window before. */
  press(selector: string): Promise<void>;
  /** Types into what has focus. */
  type(text: string): Promise<void>;
  key(name: 'Enter' | 'Escape' | 'Tab' | 'Space'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
}

/** An engine to test in. */
export interface Engine {
  readonly name: string;
  /** Starts the browser, installing it first where it is missing, and stops it after its use. */
  with(use: (tab: Tab) => Promise<void>): Promise<void>;
}

/**
 * Brings an element into the middle of the window, clear of what is fixed at its edges, and returns its centre there. Throws where
 * there is none. Runs in the page.
 */
export function bringToMiddle(selector: string): { readonly x: number; readonly y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
