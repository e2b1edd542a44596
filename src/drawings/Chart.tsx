import type { ChartSource } from './drawing.ts';

interface ChartProps {
  readonly chart: ChartSource;
  /** What the chart stands on; paper where it is not given. */
  readonly background?: 'paper' | 'ink';
  readonly className?: string;
}

/**
 * A chart, as SVG in the page's HTML. Only the build knows the drawing: the browser hydrates the element as one with an
 * empty text, which React leaves as it stands, and fetches the picture where the build did not write it (after a
 * navigation). No markup is ever parsed from a string in the browser, as Trusted Types demand.
 */
export function Chart({ chart, background = 'paper', className }: ChartProps) {
  const { id, title, width, height, fit, href, markup } = chart;
  const content = markup === undefined ? { children: '' } : { dangerouslySetInnerHTML: { __html: markup } };
  return (
    <div className={className ? `chart ${className}` : 'chart'} data-background={background}>
      <svg
        key={href}
        data-picture={import.meta.env.SSR ? undefined : href}
        role="img"
        aria-label={title}
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio={fit}
        suppressHydrationWarning
        {...content}
      />
    </div>
  );
}
