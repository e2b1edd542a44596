/** Pauses a chart's animation until a fifth of the chart is visible. */
function waitForSight(chart: HTMLElement): void {
  chart.dataset.sight = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      delete chart.dataset.sight;
      observer.disconnect();
    },
    { threshold: 0.2 },
  );
  observer.observe(chart);
}

/** Visible shares of an element at which the observer is called. */
const thresholds = Array.from({ length: 11 }, (_, step) => step / 50);

/** Whether a fifth of an element is visible, or a part as high as half the window. */
const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.2 || intersectionRect.height >= window.innerHeight / 2;

/**
 * Pauses the animations in an element until it scrolls into view. An element that is visible at once is not animated, because a
 * visitor may be reading it. An observer measures it, because measuring here would force the layout of skipped sections.
 */
function moveOnSight(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const waiting = element.dataset.sight === 'waiting';
      if (!waiting && !entry.isIntersecting) element.dataset.sight = 'waiting';
      else if (!waiting) observer.disconnect();
      else if (isSeen(entry)) {
        element.dataset.sight = 'seen';
        observer.disconnect();
      }
    },
    { threshold: thresholds },
  );
  observer.observe(element);
}

/** Pauses the animations of charts and of elements with `data-motion` below the viewport until they are visible. */
export function drawOnSight(): void {
  for (const chart of document.querySelectorAll<HTMLElement>('.chart'))
    if (chart.getBoundingClientRect().top >= window.innerHeight) waitForSight(chart);
  for (const element of document.querySelectorAll<HTMLElement>('[data-motion]')) moveOnSight(element);
}
