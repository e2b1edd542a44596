declare module 'virtual:charts/*' {
  const chart: import('./chart-source.ts').ChartSource;
  export default chart;
}
