/**
 * Runs inline in the head of every page, before there is anything to see. It loads the scripts and the whole stylesheet once the
 * page has loaded, is on the screen and the browser is idle, or at the first touch, key or focus; never while the browser only
 * prerenders the page. Until the entry sends the event `live`, it holds a press on what needs scripts (`data-press` on a link,
 * any button that submits nothing) and the submit of a form, shows that it was heard (`aria-busy`), and repeats it then.
 * `data-pressed` on the document says when the press was: what it needs then does not get all of its time again. After
 * `timeout` milliseconds, and at once where the entry cannot be loaded, the browser does by itself what was asked.
 *
 * It is written into the page as it stands, so it uses nothing from outside its own braces. Its element has the addresses in
 * `data-`: of the `entry`, whose hash is `integrity` (Subresource Integrity), of the `chunks` that this page loads beside it,
 * separated by spaces, and of the whole stylesheet, `styles`, of which the page has its own part inline.
 */
export function startAfterLoad(timeout: number): void {
  const files = document.currentScript?.dataset ?? {};
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** How long after load a paint is waited for, in milliseconds. */
  const longestPaint = 3000;
  let started = false;
  let waiting: { element: HTMLElement; repeat: () => void; leave: () => void; timer: number } | undefined;

  // The way to an anchor is as long as what is above it: see `Band.module.css`.
  if (location.hash) document.documentElement.dataset.whole = '';

  function fetchEarly(rel: string, href: string, integrity = '') {
    document.head.append(Object.assign(document.createElement('link'), { rel, href, integrity }));
  }

  function start() {
    if (started) return;
    started = true;
    fetchEarly('stylesheet', files.styles ?? '');
    fetchEarly('modulepreload', files.entry ?? '', files.integrity);
    for (const chunk of files.chunks?.match(/\S+/g) ?? []) fetchEarly('modulepreload', chunk);
    // Without scripts the page stays as it was built, and presses are the browser's.
    import(/* @vite-ignore */ files.entry ?? '').catch(() => {
      listening.abort();
      waiting?.leave();
    });
  }

  function settle() {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.element.ariaBusy = null;
    waiting = undefined;
  }

  function hold(event: Event, element: HTMLElement, repeat: () => void, leave: () => void) {
    event.preventDefault();
    event.stopPropagation();
    start();
    if (waiting?.element === element) return;
    settle();
    element.ariaBusy = 'true';
    document.documentElement.dataset.pressed = `${Date.now()}`;
    const giveUp = () => {
      settle();
      delete document.documentElement.dataset.pressed;
      leave();
    };
    waiting = { element, repeat, leave: giveUp, timer: window.setTimeout(giveUp, timeout) };
  }

  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, options);
  addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const control = target.closest<HTMLElement>('a[data-press], button[type="button"]');
      if (!control) return;
      const href = control.getAttribute('href');
      hold(
        event,
        control,
        () => control.click(),
        () => href && location.assign(href),
      );
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      hold(
        event,
        form,
        () => form.requestSubmit(submitter),
        () => form.submit(),
      );
    },
    options,
  );
  addEventListener(
    'live',
    () => {
      listening.abort();
      const repeat = waiting?.repeat;
      settle();
      repeat?.();
      delete document.documentElement.dataset.pressed;
    },
    options,
  );
  function startAtIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  /** What is small may have loaded before it is on the screen. Firefox tells no paint on a load that begins scrolled. */
  function startOnceSeen() {
    setTimeout(startAtIdle, longestPaint);
    new PerformanceObserver(startAtIdle).observe({ type: 'paint', buffered: true });
  }

  addEventListener('load', () => {
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', startOnceSeen, { once: true });
    else startOnceSeen();
  });
}
