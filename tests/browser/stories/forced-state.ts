import type { CDPSession, Page } from 'playwright';

/** How an element looks: what states may change of it and what is in it, and the contrast of its text. */
interface Look {
  readonly style: string;
  /** Contrast ratio of the text with what is painted behind it, 1 to 21. */
  readonly contrast: number;
}

/** Runs in the page. Colours are read back from a canvas, whatever notation they are computed to. */
function readLook(element: Element): Look {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const paint = (colours: readonly string[]): number => {
    if (!context) throw new Error('There is no canvas to read colours from.');
    context.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds: string[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    grounds.unshift(getComputedStyle(node).backgroundColor);
  }
  const behind = paint(grounds);
  const text = paint([...grounds, getComputedStyle(element).color]);
  const [dark = 0, light = 0] = [behind, text].sort((one, other) => one - other);
  const changeable = [
    'color',
    'backgroundColor',
    'borderTopColor',
    'outlineStyle',
    'outlineColor',
    'textDecorationLine',
    'textDecorationThickness',
    'translate',
    'boxShadow',
  ] as const;
  const looks = [element, ...element.querySelectorAll('*')].map((part) => {
    const style = getComputedStyle(part);
    return changeable.map((property) => style[property]);
  });
  return { style: JSON.stringify(looks), contrast: (light + 0.05) / (dark + 0.05) };
}

/** Forces states of pointer and focus through the browser's own tools (DevTools protocol, CSS.forcePseudoState). */
export class StateForcer {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #root: number;

  private constructor(page: Page, session: CDPSession, root: number) {
    this.#page = page;
    this.#session = session;
    this.#root = root;
  }

  /** Begins with the page as it stands: what it renders anew later is not found. */
  static async on(page: Page): Promise<StateForcer> {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    return new StateForcer(page, session, root.nodeId);
  }

  /** The looks of the first elements that match the selectors while all have these states; none is at rest. */
  async looks(selectors: readonly string[], states: readonly string[]): Promise<Look[]> {
    const nodes = await Promise.all(selectors.map((selector) => this.#find(selector)));
    await this.#force(nodes, states);
    const first = selectors.map((selector) => this.#page.locator(selector).first());
    const looks = await Promise.all(first.map((element) => element.evaluate(readLook)));
    await this.#force(nodes, []);
    return looks;
  }

  async #find(selector: string): Promise<number> {
    const { nodeId } = await this.#session.send('DOM.querySelector', { nodeId: this.#root, selector });
    if (nodeId === 0) throw new Error(`There is no ${selector} in the page.`);
    return nodeId;
  }

  async #force(nodes: readonly number[], states: readonly string[]): Promise<void> {
    const forcedPseudoClasses = [...states];
    await Promise.all(
      nodes.map((nodeId) => this.#session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
  }
}
