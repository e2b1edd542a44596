import { useEffect, useRef } from 'react';
import type { ChartSource } from './drawing.ts';

const timeout = 10_000;

/**
 * Fetches the picture's document. The browser parses what it fetches itself, so no string becomes markup (Trusted Types
 * guard `innerHTML` and `DOMParser`). Gives nothing where the file cannot be had: the chart keeps its name and its room.
 */
function fetchPicture(href: string, signal: AbortSignal): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.timeout = timeout;
    request.onloadend = () => {
      // A missing file is answered with a page, which may have pictures of its own.
      const picture = request.status === 200 ? request.responseXML?.documentElement : undefined;
      resolve(picture?.localName === 'svg' ? picture : undefined);
    };
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

/** A chart below the fold is drawn when a fifth of it is in sight: until then its animation waits, unplayed. */
function drawOnSight(svg: SVGSVGElement): () => void {
  const chart = svg.parentElement;
  if (!chart || svg.getBoundingClientRect().top < window.innerHeight) return () => {};
  chart.dataset.sight = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      delete chart.dataset.sight;
      observer.disconnect();
    },
    { threshold: 0.2 },
  );
  observer.observe(svg);
  return () => {
    delete chart.dataset.sight;
    observer.disconnect();
  };
}

/** Fills the chart where the page came without it, and draws it on sight; gives the way to stop both. */
function showChart(svg: SVGSVGElement, href: string): () => void {
  const stopping = new AbortController();
  if (!svg.firstElementChild) {
    void fetchPicture(href, stopping.signal).then((picture) => {
      if (picture && !stopping.signal.aborted)
        svg.replaceChildren(...document.importNode(picture, true).childNodes);
    });
  }
  const stopWatching = drawOnSight(svg);
  return () => {
    stopping.abort();
    stopWatching();
  };
}

interface ChartProps {
  /** From `….drawing.tsx?chart`. */
  readonly chart: ChartSource;
  /** What the chart stands on; paper where it is not given. */
  readonly ground?: 'paper' | 'ink';
  readonly className?: string;
}

/**
 * A chart, as SVG in the page's HTML. Only the build knows the drawing: the browser hydrates the element as one with an
 * empty text, which React leaves as it stands, and fetches the picture where the build did not write it (after a
 * navigation). No markup is ever parsed from a string in the browser, as Trusted Types demand.
 */
export function Chart({ chart, ground = 'paper', className }: ChartProps) {
  const svg = useRef<SVGSVGElement>(null);
  const { id, title, width, height, fit, href, markup } = chart;
  useEffect(() => (svg.current ? showChart(svg.current, href) : undefined), [href]);
  const content = markup === undefined ? { children: '' } : { dangerouslySetInnerHTML: { __html: markup } };
  return (
    <div className={className ? `chart ${className}` : 'chart'} data-ground={ground}>
      <svg
        ref={svg}
        key={href}
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
