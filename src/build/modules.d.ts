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
