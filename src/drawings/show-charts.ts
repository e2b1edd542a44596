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

/** Fills a chart where the page came without it, and draws it on sight; gives the way to stop both. */
function showChart(svg: SVGSVGElement): () => void {
  const stopping = new AbortController();
  const { picture: href } = svg.dataset;
  if (href !== undefined && !svg.firstElementChild) {
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

/** Shows the charts of a page that has just come; gives the way to stop that. */
export function showCharts(): () => void {
  const charts = document.querySelectorAll<SVGSVGElement>('.chart > svg');
  const stops = Array.from(charts, showChart);
  return () => {
    for (const stop of stops) stop();
  };
}
