declare module 'virtual:page-titles' {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}

declare module 'virtual:page-heads' {
  const heads: Readonly<Record<string, import('../content/loader/page-head.ts').PageHead>>;
  export default heads;
}
