declare module 'virtual:page-heads' {
  const heads: Readonly<Record<string, import('../content/loader/page-head.ts').PageHead>>;
  export default heads;
}
