import { parseAddress } from '../components/addresses.ts';
import type { MeasuringTool } from '../content/measuring.ts';
import type { MeasuredForm } from '../content/measuring-kinds.ts';
import { gapInputNames } from '../content/skills-gap.ts';

export type Tool = MeasuringTool;

interface Vendor {
  /** Whether its script reads the page's address and referrer itself. Such a tool is not used if one has values that were typed. */
  readonly readsAddress?: true;
  /** Prepares the globals that the tool's script expects. Called before the script is added. */
  readonly start: (tool: Tool) => void;
  /** Reports a stored lead. */
  readonly lead: (tool: Tool, form: MeasuredForm) => void;
  /** Turns the tool off by the switch that the vendor documents. */
  readonly stop?: (tool: Tool) => void;
}

type Command = (...parameters: readonly unknown[]) => void;

const globals = window as unknown as Record<string, unknown>;

/** Calls a tool's global function if it is there. */
function command(name: string, ...parameters: readonly unknown[]): void {
  const global = globals[name];
  if (typeof global === 'function') Reflect.apply(global, undefined, parameters);
}

/** The query parameters of campaigns and advertisements, which an address keeps where the site chooses what a tool is sent. */
const campaign =
  /^(?:utm_\w+|referrer|ref|source|gclid|gbraid|wbraid|dclid|gad_\w+|srsltid|msclkid|fbclid|li_fat_id|ttclid)$/i;

/** Returns an address of this site with its campaign alone, another one unchanged, and nothing for text that is no address. */
function withCampaignOnly(href: string): string {
  const address = parseAddress(href);
  if (address?.origin !== location.origin) return address ? href : '';
  for (const name of [...address.searchParams.keys()]) {
    if (!campaign.test(name)) address.searchParams.delete(name);
  }
  address.hash = '';
  return address.href;
}

/** The site's own fields whose values stand in an address: those of the calculator. The search for a page stays in its field. */
const typedFields: ReadonlySet<string> = new Set(gapInputNames);

/** Returns whether an address of this site has values that a visitor typed. Parameters of advertisements are not typed. */
function holdsTyped(href: string): boolean {
  const address = parseAddress(href);
  return (
    address?.origin === location.origin &&
    [...address.searchParams.keys()].some((name) => typedFields.has(name))
  );
}

/**
 * Google Analytics 4, without advertising signals. `start` follows "Set up Google Analytics with gtag.js"
 * (https://developers.google.com/analytics/devguides/collection/ga4), `stop` follows "Disable Google Analytics measurement".
 * The lead is the recommended event `generate_lead`.
 */
const googleAnalytics: Vendor = {
  start({ id }) {
    const queue: unknown[] = [];
    globals.dataLayer = queue;
    // The script accepts `arguments` objects only.
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
      page_location: withCampaignOnly(location.href),
      page_referrer: withCampaignOnly(document.referrer),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
  },
  lead: (_, form) => command('gtag', 'event', 'generate_lead', { form }),
  stop({ id }) {
    globals[`ga-disable-${id}`] = true;
  },
};

/** Plausible, following its snippet (tracker/src/web-snippet.js of https://github.com/plausible/analytics). */
const plausible: Vendor = {
  start() {
    const queue: unknown[] = [];
    const queued: Command = (...parameters) => queue.push(parameters);
    const addresses = () => ({
      u: withCampaignOnly(location.href),
      r: withCampaignOnly(document.referrer) || null,
    });
    const transformRequest = (payload: object) => ({ ...payload, ...addresses() });
    globals.plausible = Object.assign(queued, { q: queue, o: { transformRequest } });
  },
  lead: (_, form) => command('plausible', 'Lead', { props: { form } }),
};

/** LinkedIn's Insight Tag, with conversions by `lintrk` (https://www.linkedin.com/help/lms/answer/a418880). */
const linkedInInsight: Vendor = {
  readsAddress: true,
  start({ id }) {
    const queue: unknown[] = [];
    const queued: Command = (...parameters) => queue.push(parameters);
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
 * The Meta Pixel, following its base code (https://developers.facebook.com/docs/meta-pixel/get-started). It does not collect
 * data from buttons and fields (`autoConfig`) or from history changes (`disablePushState`). `stop` follows "General Data
 * Protection Regulation" in its documentation.
 */
const metaPixel: Vendor = {
  readsAddress: true,
  start({ id }) {
    const queue: unknown[] = [];
    const pixel: Command & { callMethod?: Command } = (...parameters) =>
      pixel.callMethod ? pixel.callMethod(...parameters) : queue.push(parameters);
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

/** A script of our own. A lead is a `stored-lead` event of the window, whose `detail` names the form. */
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

/** Returns the vendor of a tool, or undefined if the tool must not be used on this page. */
export function vendorOf({ kind }: Tool): Vendor | undefined {
  const vendor = vendors[kind];
  const typed = [location.href, document.referrer].some(holdsTyped);
  return vendor.readsAddress && typed ? undefined : vendor;
}
