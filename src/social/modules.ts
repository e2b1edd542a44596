declare module 'virtual:social-pictures' {
  const pictures: Readonly<
    Record<string, { readonly address: string; readonly alternative: string } | undefined>
  >;
  export default pictures;
}
