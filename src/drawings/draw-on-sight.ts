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

/** Pauses the animations of charts below the viewport until they are visible. */
export function drawOnSight(): void {
  for (const chart of document.querySelectorAll<HTMLElement>('.chart'))
    if (chart.getBoundingClientRect().top >= window.innerHeight) waitForSight(chart);
}
