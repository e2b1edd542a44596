import { useLocation } from 'react-router-dom';
import { ExternalLink, PageLink } from '../../components/Links.tsx';
import { outboundLinks } from '../../links.ts';
import { resultPaths, submissionKinds } from '../../submissions/kinds.ts';
import copy from './page.yaml';

function resultAt(path: string) {
  const kind = submissionKinds.find((candidate) => resultPaths[candidate] === path.replace(/\/$/, ''));
  if (!kind) throw new Error(`No form ends at ${path}.`);
  return copy[kind];
}

export const head = (path: string) => resultAt(path).head;

/** Where a form sent without JavaScript ends: what happened, and the link that would have opened by itself. */
export default function ThankYou() {
  const result = resultAt(useLocation().pathname);
  return (
    <section className="hero">
      <div className="page grid gap-6">
        <h1 className="text-display">{result.title}</h1>
        <p className="measure text-lead">{result.text}</p>
        <p className="flex flex-wrap items-center gap-6">
          <ExternalLink className="button" href={outboundLinks[result.link].href}>
            {result.next}
          </ExternalLink>
          <PageLink className="text-link" to="/" label={result.home} />
        </p>
      </div>
    </section>
  );
}
