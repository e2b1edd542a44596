/**
 * A `ref` for what stands at the bottom edge of the window: tells the stylesheet, as a property of the root, how much of the
 * window it takes with its margin, so that nothing else at the bottom lies under it.
 */
export function tellHeight(property: `--${string}`) {
  return (element: HTMLElement) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const margin = Number.parseFloat(getComputedStyle(element).marginBottom);
      style.setProperty(property, `${element.getBoundingClientRect().height + margin}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
