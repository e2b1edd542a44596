import type { MeasuringTool } from '../content/measuring.ts';
import type { MeasuredForm } from '../content/measuring-kinds.ts';

export type Tool = MeasuringTool;

interface Vendor {
  /** Whether its script reads the address of the page by itself. It is not used where that holds what a visitor has typed. */
  readonly readsAddress?: true;
  /** Prepares what the tool's script looks for when it comes. */
  readonly start: (tool: Tool) => void;
  /** Tells the tool that a lead of a form has been stored. */
  readonly lead: (tool: Tool, form: MeasuredForm) => void;
  /** Uses the vendor's own switch, where it documents one. */
  readonly stop?: (tool: Tool) => void;
}

type Command = (...words: readonly unknown[]) => void;

const globals = window as unknown as Record<string, unknown>;

/** Calls a tool's global function if it is there. */
function command(name: string, ...words: readonly unknown[]): void {
  const known = globals[name];
  if (typeof known === 'function') Reflect.apply(known, undefined, words);
}

/** The parameters of an address that say how a visit began. What else stands there may be what a visitor has typed. */
const arrival = /^(?:utm_\w+|referrer|gclid|gbraid|wbraid|dclid|msclkid|fbclid|li_fat_id)$/;

/** Returns an address of this site with the parameters that say how the visit began, and no others; any other as it is. */
function withoutTyped(written: string): string {
  if (written === '') return '';
  const address = new URL(written);
  if (address.origin !== location.origin) return written;
  for (const name of [...address.searchParams.keys()]) {
    if (!arrival.test(name)) address.searchParams.delete(name);
  }
  address.hash = '';
  return address.href;
}

/** Whether the address of this page holds what a visitor may have typed, such as the figures of the calculator. */
const holdsTyped = () => [...new URL(location.href).searchParams.keys()].some((name) => !arrival.test(name));

/**
 * Google Analytics 4, as "Set up Google Analytics with gtag.js" has it
 * (https://developers.google.com/analytics/devguides/collection/ga4), without signals for advertising. The lead is its
 * recommended event `generate_lead`; the switch is that of "Disable Google Analytics measurement".
 */
const googleAnalytics: Vendor = {
  start({ id }) {
    const queue: unknown[] = [];
    globals.dataLayer = queue;
    // The script reads `arguments` objects only.
    globals.gtag = function gtag() {
      // biome-ignore lint/complexity/noArguments: see above.
      queue.push(arguments);
    };
    command('gtag', 'consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    command('gtag', 'js', new Date());
    command('gtag', 'config', id, {
      page_location: withoutTyped(location.href),
      page_referrer: withoutTyped(document.referrer),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
  },
  lead: (_, form) => command('gtag', 'event', 'generate_lead', { form }),
  stop({ id }) {
    globals[`ga-disable-${id}`] = true;
  },
};

/** Plausible, as its snippet has it (tracker/src/web-snippet.js of https://github.com/plausible/analytics). */
const plausible: Vendor = {
  start() {
    const queue: unknown[] = [];
    const queued: Command = (...words) => queue.push(words);
    const addresses = () => ({ u: withoutTyped(location.href), r: withoutTyped(document.referrer) || null });
    const transformRequest = (payload: object) => ({ ...payload, ...addresses() });
    globals.plausible = Object.assign(queued, { q: queue, o: { transformRequest } });
  },
  lead: (_, form) => command('plausible', 'Lead', { props: { form } }),
};

/** LinkedIn's Insight Tag, as Campaign Manager gives it; conversions by `lintrk` (https://www.linkedin.com/help/lms/answer/a418880). */
const linkedInInsight: Vendor = {
  readsAddress: true,
  start({ id }) {
    const queue: unknown[] = [];
    const queued: Command = (...words) => queue.push(words);
    globals._linkedin_partner_id = id;
    globals._linkedin_data_partner_ids = [id];
    globals.lintrk = Object.assign(queued, { q: queue });
  },
  lead({ conversions = {} }, form) {
    const conversion = conversions[form];
    if (conversion !== undefined) command('lintrk', 'track', { conversion_id: Number(conversion) });
  },
};

/**
 * The Meta Pixel, as its base code has it (https://developers.facebook.com/docs/meta-pixel/get-started), without what it would
 * collect by itself from buttons and fields (`autoConfig`) and from changes of the address (`disablePushState`). The switch is
 * that of "General Data Protection Regulation" in its documentation.
 */
const metaPixel: Vendor = {
  readsAddress: true,
  start({ id }) {
    const queue: unknown[] = [];
    const pixel: Command & { callMethod?: Command } = (...words) =>
      pixel.callMethod ? pixel.callMethod(...words) : queue.push(words);
    const state = { push: pixel, loaded: true, version: '2.0', queue, disablePushState: true };
    globals.fbq = Object.assign(pixel, state);
    globals._fbq = pixel;
    command('fbq', 'set', 'autoConfig', false, id);
    command('fbq', 'init', id);
    command('fbq', 'track', 'PageView');
  },
  lead: (_, form) => command('fbq', 'track', 'Lead', { content_name: form }),
  stop: () => command('fbq', 'consent', 'revoke'),
};

/** One's own script: it hears of a lead by the event `stored-lead` of the window, whose `detail` names the form. */
const own: Vendor = {
  start: () => {},
  lead: (_, form) => window.dispatchEvent(new CustomEvent('stored-lead', { detail: { form } })),
};

const vendors: Readonly<Record<Tool['kind'], Vendor>> = {
  'google-analytics': googleAnalytics,
  plausible,
  'linkedin-insight': linkedInInsight,
  'meta-pixel': metaPixel,
  own,
};

/** Returns how a tool is started, told of a lead and stopped; undefined where it may not be used on this page. */
export function vendorOf({ kind }: Tool): Vendor | undefined {
  const vendor = vendors[kind];
  return vendor.readsAddress && holdsTyped() ? undefined : vendor;
}
