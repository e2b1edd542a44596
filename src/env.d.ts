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
  /** The language of the pages that the build is of, where that is not English, else empty (decision 0031). */
  readonly LANGUAGE: string;
  /** The language of the words around them: the same, or English where it has no file of words. */
  readonly FRAME_LANGUAGE: string;
}
