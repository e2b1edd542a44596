import { allSources, type ToolSources } from '../../content/measuring-kinds.ts';
import { readContent } from './read-content.ts';

/** Returns the origins that the tools of `measuring.yaml` need in the policy. Throws if the file has mistakes. */
export function toolSources(tools = readContent('content/measuring').tools): ToolSources {
  return allSources(tools);
}
