declare module 'virtual:page-titles' {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
