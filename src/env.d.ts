interface Document {
  /** Whether the browser prepares the page for a visitor who may come (https://wicg.github.io/nav-speculation/prerendering.html). */
  readonly prerendering?: boolean;
}

/** Events that `src/main.ts` dispatches: the page is live, or cannot become so. */
interface WindowEventMap {
  readonly live: Event;
  readonly failed: Event;
}

interface ImportMetaEnv {
  /** Whether `measuring.yaml` names a tool: `isMeasured`, for code that only the browser runs. */
  readonly MEASURED: boolean;
}
