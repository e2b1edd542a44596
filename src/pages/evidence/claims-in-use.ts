import claimsFile from '../../content/claims.yaml';
import type { PageHead } from '../../content/fields.ts';
import { pageName } from '../../content/page-name.ts';

export type Claim = (typeof claimsFile)['claims'][number];

/** The words of all pages that are not added, by their files. Only the build runs this file. */
const contents = import.meta.glob<{ readonly head: PageHead }>('/src/pages/*/page.yaml', {
  import: 'default',
  eager: true,
});

/** Whether content has a claim in it, at any depth: claims are known by their name and their source. */
function names(content: unknown, { name, source }: Claim): boolean {
  if (typeof content !== 'object' || content === null) return false;
  const { name: ownName, source: ownSource } = content as Partial<Claim>;
  if (ownName === name && ownSource === source) return true;
  return Object.values(content).some((part) => names(part, { name, source } as Claim));
}

/** Returns the pages whose content names a claim, in the order of their addresses. */
export function pagesWith(claim: Claim): readonly { readonly label: string; readonly to: string }[] {
  return Object.entries(contents)
    .filter(([, content]) => names(content, claim))
    .map(([file, { head }]) => {
      const to = file.replace(/^\/src\/pages(.*)\/page\.yaml$/, '$1').replace(/^\/home$/, '/');
      return { label: pageName(to, head), to };
    });
}

/** The claims that hold for the same, in the order of the file. */
export const claimsOf = (scope: Claim['scope']): readonly Claim[] =>
  claimsFile.claims.filter((claim) => claim.scope === scope);

export const allClaims: readonly Claim[] = claimsFile.claims;

/** How many example figures the demonstration company's page counts. */
export const examplesCounted = groupsOf(contents['/src/pages/harbour-and-vale/page.yaml']).flatMap(
  ({ figures }) => figures,
).length;

/** Returns the groups of figures of a page. */
function groupsOf(content: unknown): readonly { readonly figures: readonly unknown[] }[] {
  return (
    content as { readonly figures: { readonly groups: readonly { readonly figures: readonly unknown[] }[] } }
  ).figures.groups;
}
