/**
 * Loads the scripts, and holds clicks and submits until the page is live. Runs inline in the head of
 * every page.
 *
 * Loading starts once the page has loaded and painted and the browser is idle, or at the first pointer, key or focus event.
 * It never starts while the page is being prerendered.
 *
 * Until the entry dispatches `live`, the script holds clicks on controls that need scripts (links with `data-press`, buttons
 * of type `button`) and submits of forms. It marks the control or form with `aria-busy` and repeats the event when the page
 * is live. After `timeout` milliseconds, or at once if the entry fails to load or dispatches `failed`, it leaves the event to
 * the browser.
 * `data-pressed` on the document has the time of the event. A chunk that the control needs later gets only the rest of the
 * timeout.
 *
 * At an anchor, the browser would jump before the page is seen. So the anchor keeps the page at its top (`data-arriving` in
 * `base.css`) until `anchorDelay` milliseconds after the page is parsed and shown. Then the script scrolls to it smoothly.
 *
 * The function is written into the page as source text, so it uses nothing from outside its body. Its script element has
 * these `data-` attributes: `entry`, the address of the entry; `integrity`, the entry's hash (Subresource Integrity);
 * `chunks`, the addresses of the page's other chunks, separated by spaces.
 */
export function startAfterLoad(timeout: number, anchorDelay: number): void {
  const files = document.currentScript?.dataset ?? {};
  /** How long to wait for a paint after load, in milliseconds. */
  const longestPaint = 3000;
  let started = false;
  /** True once the page is live or has failed to become live. */
  let over = false;
  let waiting: { element: HTMLElement; repeat: () => void; leave: () => void; timer: number } | undefined;

  // With reduced motion the browser jumps at once.
  if (location.hash && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.documentElement.dataset.arriving = '';
    addEventListener('DOMContentLoaded', () => whenShown(() => setTimeout(arrive, anchorDelay)));
  }

  /**
   * Scrolls to the anchor, unless the visitor has scrolled. Until the page has loaded, Chromium itself scrolls to the anchor with
   * each layout, so the attribute makes that smooth, too.
   */
  function arrive() {
    const { dataset } = document.documentElement;
    const target = scrollY <= 0 && document.querySelector(':target');
    const leave = () => delete dataset.arriving;
    if (!target) return leave();
    const scroll = () => target.scrollIntoView({ behavior: 'smooth' });
    dataset.arriving = 'smoothly';
    scroll();
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(type, leave, { once: true, passive: true });
    // Fonts may have moved it meanwhile.
    addEventListener(
      'scrollend',
      () =>
        document.fonts.ready.then(() => {
          if (dataset.arriving) scroll();
          leave();
        }),
      { once: true },
    );
  }

  /** Calls `run` now, or once a page that the browser prerenders is shown. */
  function whenShown(run: () => void) {
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', run, { once: true });
    else run();
  }

  /** Listens until `over`. Some browsers with module scripts lack the `signal` option. */
  function listen<Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) {
    addEventListener(type, (event) => over || handle(event), true);
  }

  function fetchEarly(rel: string, href: string, integrity = '') {
    document.head.append(Object.assign(document.createElement('link'), { rel, href, integrity }));
  }

  function start() {
    if (started) return;
    started = true;
    fetchEarly('modulepreload', files.entry ?? '', files.integrity);
    for (const chunk of files.chunks?.match(/\S+/g) ?? []) fetchEarly('modulepreload', chunk);
    import(/* @vite-ignore */ files.entry ?? '').catch(giveUp);
  }

  /** Without scripts the page stays as it was built, and clicks are left to the browser. */
  function giveUp() {
    over = true;
    waiting?.leave();
  }

  function settle() {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.element.removeAttribute('aria-busy');
    waiting = undefined;
  }

  function hold(event: Event, element: HTMLElement, repeat: () => void, leave: () => void) {
    event.preventDefault();
    event.stopPropagation();
    start();
    if (waiting?.element === element) return;
    settle();
    element.setAttribute('aria-busy', 'true');
    document.documentElement.dataset.pressed = `${Date.now()}`;
    const leaveNow = () => {
      settle();
      delete document.documentElement.dataset.pressed;
      leave();
    };
    waiting = { element, repeat, leave: leaveNow, timer: window.setTimeout(leaveNow, timeout) };
  }

  for (const type of ['pointerdown', 'keydown', 'focusin'] as const) listen(type, start);
  listen('click', (event) => {
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
  });
  listen('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const leave = () => form.submit();
    // Safari has `requestSubmit` since version 16.
    hold(event, form, 'requestSubmit' in form ? () => form.requestSubmit(submitter) : leave, leave);
  });
  listen('live', () => {
    over = true;
    const repeat = waiting?.repeat;
    settle();
    repeat?.();
    delete document.documentElement.dataset.pressed;
  });
  listen('failed', giveUp);
  function startAtIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  /** Starts after the first paint, as a small page may load before it. Firefox reports no paint if a page loads scrolled. */
  function startOnceSeen() {
    setTimeout(startAtIdle, longestPaint);
    if (!('PerformanceObserver' in window)) return;
    new PerformanceObserver(startAtIdle).observe({ type: 'paint', buffered: true });
  }

  addEventListener('load', () => whenShown(startOnceSeen));
}
