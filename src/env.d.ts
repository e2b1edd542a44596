interface Document {
  /** Whether the browser prepares the page for a visitor who may come (https://wicg.github.io/nav-speculation/prerendering.html). */
  readonly prerendering?: boolean;
}
