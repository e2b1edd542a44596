declare module 'virtual:social-pictures' {
  const pictures: Readonly<
    Record<string, Omit<import('./social-pictures.ts').SocialPicture, 'path' | 'compose'> | undefined>
  >;
  export default pictures;
}

declare module 'virtual:icon/*' {
  /** For `Icon`. */
  const path: string;
  export default path;
}

declare module 'virtual:case-shapes' {
  const shapes: ReturnType<typeof import('../pages/case-studies/case-shapes.ts').caseShapes>;
  export default shapes;
}

declare module 'virtual:entry-contours' {
  const contours: readonly string[];
  export default contours;
}
declare module 'virtual:page-heads' {
  const heads: Readonly<Record<string, import('../content/loader/read-content.ts').PageHead>>;
  export default heads;
}
