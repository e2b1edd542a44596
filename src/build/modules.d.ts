declare module 'virtual:social-pictures' {
  const pictures: Readonly<
    Record<string, Omit<import('./social-pictures.ts').SocialPicture, 'path' | 'document'> | undefined>
  >;
  export default pictures;
}
