/** What makes room, in the stylesheet: the property is handed down to nothing, and Safari hands none down by name. */
const makesRoom = 'html, .site-footer, .help, .call-banner';

/** Adds a stylesheet to the page; returns undefined in browsers that are too old, where parts at the bottom may overlap. */
function addStylesheet(): CSSStyleSheet | undefined {
  try {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  } catch {
    return undefined;
  }
}

/**
 * A `ref` for what stands at the bottom edge of the window: tells the stylesheet, as a property of what makes room, how much of
 * the window it takes with its margin, so that nothing else at the bottom lies under it.
 */
export function tellHeight(property: `--${string}`) {
  return (element: HTMLElement) => {
    const sheet = addStylesheet();
    if (!sheet) return;
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
