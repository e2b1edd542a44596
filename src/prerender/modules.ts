declare module 'virtual:page-heads' {
  const heads: Readonly<Record<string, import('../content/loader/read-content.ts').PageHead>>;
  export default heads;
}
