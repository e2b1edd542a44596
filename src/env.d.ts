interface ImportMetaEnv {
  /** The origin that canonical links name; the build sets it from Netlify's `URL`. */
  readonly VITE_SITE_ORIGIN?: string;
}
