import measuring from '../content/measuring.yaml';
import { allSources, type MeasuredForm, type MeasuringCategory } from '../content/measuring-kinds.ts';
import { playerOrigin, videoProviders } from '../video-providers.ts';
import { forget, forgetEditor } from './forget.ts';
import { type Tool, vendorOf } from './vendors.ts';

const tools: readonly Tool[] = measuring.tools;

/** The tools that run in this document. */
const running = new Set<Tool>();

/** Whether a tool was stopped in this document. No tool is started afterwards. */
let stopped = false;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): unknown;
}

let hasTrustPolicy = false;

/**
 * Allows script addresses as plain text if they are of a running tool's origins, because the tools' loaders add script elements
 * that way. Markup and code as text stay forbidden (Trusted Types, "default policy").
 */
function trustScripts(): void {
  if (hasTrustPolicy) return;
  hasTrustPolicy = true;
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  types?.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, document.baseURI);
      return [...running].some(({ sources }) => sources.script.includes(origin)) ? address : null;
    },
  });
}

function addScript(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: address }));
}

/**
 * Blocks all requests to tools that do not run any more, as a script cannot be unloaded. The added policy applies until the
 * document is gone and can only narrow the page's own policy (CSP Level 3, 4.4).
 */
function blockStoppedTools(): void {
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
 * Starts the tools of the accepted categories and stops all others. Removes the cookies and storage entries of the others, even
 * if they have not run in this document. After a withdrawal, a new consent takes effect on the next page.
 */
export function measure(accepted: readonly MeasuringCategory[]): void {
  const wanted = tools.filter(({ category }) => accepted.includes(category));
  const unwanted = tools.filter(({ category }) => !accepted.includes(category));
  const newlyStopped = unwanted.filter((tool) => running.delete(tool));
  for (const tool of newlyStopped) vendorOf(tool)?.stop?.(tool);
  if (newlyStopped.length > 0) {
    stopped = true;
    blockStoppedTools();
  }
  forget(unwanted.flatMap(({ stored }) => stored));
  if (stopped) return;
  if (wanted.length > 0) forgetEditor();
  for (const tool of wanted) {
    const vendor = vendorOf(tool);
    if (!vendor || running.has(tool)) continue;
    running.add(tool);
    trustScripts();
    vendor.start(tool);
    addScript(tool.address);
  }
}

/** Reports a stored lead of a form to every running tool. */
export function measureLead(form: MeasuredForm): void {
  for (const tool of running) vendorOf(tool)?.lead(tool, form);
}
