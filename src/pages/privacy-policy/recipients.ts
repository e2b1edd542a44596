import type { MeasuringTool } from '../../content/measuring.ts';
import { toolKinds } from '../../content/measuring-kinds.ts';

/** Who receives what a tool measures. */
interface Recipient {
  readonly tool: string;
  /** The company, or the host of a server whose company is not known. */
  readonly provider: string;
  /** The address of its privacy policy, if it is known. */
  readonly policy?: string;
}

/** Returns who receives what a tool measures: its vendor, or whoever runs the server of an own tool or of an own Plausible. */
export function recipientOf({
  kind,
  title: tool,
  address,
  provider,
}: Pick<MeasuringTool, 'kind' | 'title' | 'address' | 'provider'>): Recipient {
  const { origin, hostname } = new URL(address);
  if (kind === 'own') return { tool, provider: provider ?? hostname };
  const { provider: vendor, policy, sources } = toolKinds[kind];
  const isVendors = (sources.script as readonly string[]).includes(origin);
  return isVendors ? { tool, provider: vendor, policy } : { tool, provider: hostname };
}
