/** What makes room, in the stylesheet: the property is handed down to nothing, and Safari hands none down by name. */
const makesRoom = 'html, .site-footer, .help, .call-banner';

/**
 * A `ref` for what stands at the bottom edge of the window: tells the stylesheet, as a property of what makes room, how much of
 * the window it takes with its margin, so that nothing else at the bottom lies under it.
 */
export function tellHeight(property: `--${string}`) {
  return (element: HTMLElement) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const margin = Number.parseFloat(getComputedStyle(element).marginBottom);
      const height = element.getBoundingClientRect().height + margin;
      sheet.replaceSync(`${makesRoom} { ${property}: ${height}px }`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  };
}
