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

/** Whether a figure is a share or a multiple, which says what customers gain, and not a count. */
const isResult = ({ figure }: Claim) => /%|\dx$/.test(figure);

/** The claims by kind: results first, then counts. */
export const claimGroups = {
  results: claimsFile.claims.filter(isResult),
  counts: claimsFile.claims.filter((claim) => !isResult(claim)),
} as const;

export const allClaims = [...claimGroups.results, ...claimGroups.counts];
