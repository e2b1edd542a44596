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

/** Shares of an element at which the observer looks again. */
const looks = Array.from({ length: 11 }, (_, step) => step / 50);

/** Returns whether a fifth of an element is visible, or as much of it as fills half the window. */
const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.2 || intersectionRect.height >= window.innerHeight / 2;

/**
 * Holds what moves in an element at its beginning until it is seen. What is visible already stands still: it has been read. The
 * observer measures the element, as asking here would lay out bands that are still left out.
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
    { threshold: looks },
  );
  observer.observe(element);
}

/** Pauses the animations of charts and of elements with `data-motion` below the viewport until they are visible. */
export function drawOnSight(): void {
  for (const chart of document.querySelectorAll<HTMLElement>('.chart'))
    if (chart.getBoundingClientRect().top >= window.innerHeight) waitForSight(chart);
  for (const element of document.querySelectorAll<HTMLElement>('[data-motion]')) moveOnSight(element);
}
