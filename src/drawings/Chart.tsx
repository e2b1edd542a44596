import type { Drawing } from './drawing.ts';

interface ChartProps {
  readonly drawing: Drawing;
  /** Defaults to `paper`. */
  readonly background?: 'paper' | 'ink';
  readonly className?: string;
}

/** Renders a drawing as inline SVG, with a title and a description for screen readers. */
export function Chart({ drawing, background = 'paper', className }: ChartProps) {
  const { name, text, full } = drawing;
  const { width, height, fit, Picture } = full;
  const id = `chart-${name}`;
  return (
    <div className={className ? `chart ${className}` : 'chart'} data-background={background}>
      <svg
        role="img"
        aria-label={text?.title}
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio={fit}
      >
        <title id={`${id}-title`}>{text?.title}</title>
        <desc id={`${id}-text`}>{text?.description}</desc>
        <Picture />
      </svg>
    </div>
  );
}
