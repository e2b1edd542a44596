declare module 'virtual:charts/*' {
  const chart: import('./chart-source.ts').ChartSource;
  export default chart;
}
declare module 'virtual:chart-pictures/*' {
  const picture: import('./chart-source.ts').ChartPicture;
  export default picture;
}
declare module 'virtual:chart-pictures/inset-*' {
  const picture: import('./chart-source.ts').InsetPicture;
  export default picture;
}

declare module 'virtual:case-shapes' {
  const shapes: ReturnType<typeof import('./cases/case-shapes.ts').caseShapes>;
  export default shapes;
}

declare module 'virtual:entry-contours' {
  const contours: readonly string[];
  export default contours;
}
