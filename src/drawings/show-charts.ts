const timeout = 10_000;

/**
 * Fetches what stands in a chart. The browser parses what it fetches itself, so no string becomes markup (Trusted Types
 * guard `innerHTML` and `DOMParser`). Where the file cannot be had, the chart keeps its name and its room.
 */
function fetchPicture(svg: SVGSVGElement, href: string, signal: AbortSignal): void {
  const request = new XMLHttpRequest();
  request.open('GET', href);
  request.responseType = 'document';
  request.timeout = timeout;
  request.onload = () => {
    // A missing file is answered with a page, which may have pictures of its own.
    const picture = request.status === 200 ? request.responseXML?.documentElement : undefined;
    if (picture?.localName === 'svg') svg.replaceChildren(...document.importNode(picture, true).childNodes);
  };
  signal.addEventListener('abort', () => request.abort());
  request.send();
}

/** A chart below the fold is drawn when a fifth of it is in sight: until then its animation waits, unplayed. */
function drawOnSight(svg: SVGSVGElement, signal: AbortSignal): void {
  const chart = svg.parentElement;
  if (!chart || svg.getBoundingClientRect().top < window.innerHeight) return;
  chart.dataset.sight = 'waiting';
  const draw = () => {
    delete chart.dataset.sight;
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
    },
    { threshold: 0.2 },
  );
  observer.observe(svg);
  signal.addEventListener('abort', draw);
}

/** Shows the charts of a page that has just come, and fills those that came empty; gives the way to stop both. */
export function showCharts(): () => void {
  const stopping = new AbortController();
  for (const svg of document.querySelectorAll<SVGSVGElement>('.chart > svg')) {
    const { picture } = svg.dataset;
    if (picture !== undefined && !svg.firstElementChild) fetchPicture(svg, picture, stopping.signal);
    drawOnSight(svg, stopping.signal);
  }
  return () => stopping.abort();
}
