/** Elements that pad for the banners. The properties do not inherit, and Safari ignores an explicit `inherit`. */
const paddedElements = 'html, .site-footer, .help, .call-banner';

/** The present heights of the banners by custom property, such as `48px`. */
const heights = new Map<string, string>();

/** Sets all properties on all elements, as a padded element may appear after a banner. */
function applyHeights(): void {
  for (const part of document.querySelectorAll<HTMLElement>(paddedElements))
    for (const [property, height] of heights) part.style.setProperty(property, height);
}

/**
 * Returns a `ref` callback for a banner at the bottom of the window. It keeps the custom property up to date with the banner's
 * height and bottom margin, in CSS pixels, so that the stylesheet can pad other elements by it.
 */
export function publishHeight(property: `--${string}`) {
  return (element: HTMLElement) => {
    const setHeight = (height: number) => {
      heights.set(property, `${height}px`);
      applyHeights();
    };
    // In the next frame: a change of layout inside the callback would cause a ResizeObserver loop error.
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (!element.isConnected) return;
        const margin = Number.parseFloat(getComputedStyle(element).marginBottom);
        setHeight(element.getBoundingClientRect().height + margin);
      }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  };
}
