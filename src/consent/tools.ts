import measuring from '../content/measuring.yaml';
import { allSources, type MeasuredForm, type MeasuringCategory } from '../content/measuring-kinds.ts';
import { playerOrigin, videoProviders } from '../video-providers.ts';
import { forget } from './forget.ts';
import { type Tool, vendorOf } from './vendors.ts';

const tools: readonly Tool[] = measuring.tools;

/** The tools that have been started in this document and not stopped. */
const running = new Set<Tool>();

/** Whether a tool was stopped in this document, which then starts no other. */
let stopped = false;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): unknown;
}

let trusts = false;

/**
 * Has the browser accept addresses of scripts as text where they are of a running tool's own origins: their loaders add script
 * elements so. Markup and code as text stay refused (Trusted Types, "default policy").
 */
function trustScripts(): void {
  if (trusts) return;
  trusts = true;
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  types?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, document.baseURI);
      return [...running].some(({ sources }) => sources.script.includes(origin)) ? address : null;
    },
  });
}

/** Adds the script of a tool. */
function addScript(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: address }));
}

/**
 * Has the browser refuse every request to tools that do not run any more, for as long as the document is there: a script that
 * has run cannot be taken back. A policy that is added can only narrow the page's own (CSP Level 3, 4.4).
 */
function refuseStopped(): void {
  const { script, image, connect } = allSources([...running]);
  const players = videoProviders.map(playerOrigin);
  const content = [
    ["script-src 'self'", ...script],
    ["img-src 'self' data:", ...image],
    ["connect-src 'self'", ...players, ...connect],
  ]
    .map((sources) => sources.join(' '))
    .join('; ');
  const meta = Object.assign(document.createElement('meta'), {
    httpEquiv: 'Content-Security-Policy',
    content,
  });
  document.head.append(meta);
}

/**
 * Starts the tools of the accepted categories and stops all others. What the others keep in the browser is removed, also where
 * they have not run in this document. After a withdrawal a new consent holds from the next page on.
 */
export function measure(accepted: readonly MeasuringCategory[]): void {
  const [wanted, unwanted] = [true, false].map((is) =>
    tools.filter(({ category }) => accepted.includes(category) === is),
  ) as [Tool[], Tool[]];
  const ending = unwanted.filter((tool) => running.delete(tool));
  for (const tool of ending) vendorOf(tool)?.stop?.(tool);
  if (ending.length > 0) {
    stopped = true;
    refuseStopped();
  }
  forget(unwanted.flatMap(({ stored }) => stored));
  if (stopped) return;
  for (const tool of wanted) {
    const vendor = vendorOf(tool);
    if (!vendor || running.has(tool)) continue;
    running.add(tool);
    trustScripts();
    vendor.start(tool);
    addScript(tool.address);
  }
}

/** Tells every running tool that a lead of a form has been stored. */
export function measureLead(form: MeasuredForm): void {
  for (const tool of running) vendorOf(tool)?.lead(tool, form);
}
