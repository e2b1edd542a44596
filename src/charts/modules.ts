declare module 'virtual:charts/*' {
  const chart: import('./chart-source.ts').ChartSource;
  export default chart;
}
declare module 'virtual:chart-pictures/*' {
  const picture: import('./chart-source.ts').ChartPicture;
  export default picture;
}
