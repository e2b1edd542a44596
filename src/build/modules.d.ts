declare module 'virtual:icon/*' {
  /** For `Icon`. */
  const path: string;
  export default path;
}
