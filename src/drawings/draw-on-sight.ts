/** Plays a chart's animation once a fifth of it is in sight. */
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

/** Has charts below the window wait with their animation until they are in sight. */
export function drawOnSight(): void {
  for (const chart of document.querySelectorAll<HTMLElement>('.chart'))
    if (chart.getBoundingClientRect().top >= window.innerHeight) waitForSight(chart);
}
