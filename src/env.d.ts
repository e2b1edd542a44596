interface Document {
  /** Whether the browser is prerendering the page (https://wicg.github.io/nav-speculation/prerendering.html). */
  readonly prerendering?: boolean;
}

/** Events that `src/main.ts` dispatches when the page is live or has failed to become live. */
interface WindowEventMap {
  readonly live: Event;
  readonly failed: Event;
}

interface ViteTypeOptions {
  /** Makes unknown names of `import.meta.env` type errors; Vite declares them as `any` otherwise (vite.dev/guide/env-and-mode). */
  readonly strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** Whether `measuring.yaml` names a tool. The same as `isMeasured`, for code that only the browser runs. */
  readonly MEASURED: boolean;
  /** The language of the build's pages, empty for English (decision 0031). */
  readonly LANGUAGE: string;
  /** The language of header, footer and forms: that of the pages if it has a translation file, else English. */
  readonly FRAME_LANGUAGE: string;
  /** The origin of the built site, such as `https://www.skillsai.example`. */
  readonly SITE_ORIGIN: string;
}
