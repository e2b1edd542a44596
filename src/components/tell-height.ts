/** What makes room, in the stylesheet: the property is handed down to nothing, and Safari hands none down by name. */
const makesRoom = 'html, .site-footer, .help, .call-banner';

/** What stands at the bottom edge now takes so much, by property. */
const heights = new Map<string, string>();

/** Sets all properties: what makes room may have come after what takes it. */
function makeRoom(): void {
  for (const part of document.querySelectorAll<HTMLElement>(makesRoom))
    for (const [property, height] of heights) part.style.setProperty(property, height);
}

/**
 * A `ref` for what stands at the bottom edge of the window: tells the stylesheet, as a property of what makes room, how much of
 * the window it takes with its margin, so that nothing else at the bottom lies under it.
 */
export function tellHeight(property: `--${string}`) {
  return (element: HTMLElement) => {
    const tell = (height: number) => {
      heights.set(property, `${height}px`);
      makeRoom();
    };
    // In the next frame: told at once, the page would grow while the browser is still telling who observes its size.
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (!element.isConnected) return;
        const margin = Number.parseFloat(getComputedStyle(element).marginBottom);
        tell(element.getBoundingClientRect().height + margin);
      }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      tell(0);
    };
  };
}
