import { type ButtonLook, buttonClass } from '../components/Button.tsx';
import { ExternalLink, type LinkLook } from '../components/Link.tsx';
import { type OutboundLinkName, outboundLinks } from '../content/links.ts';

interface OutboundProps {
  readonly to: OutboundLinkName;
  readonly label: string;
}

/** A link to an address in `content/links.yaml`. Nothing where that leads nowhere yet. */
export function OutboundLink({ to, label, ...look }: OutboundProps & LinkLook) {
  const { href } = outboundLinks[to];
  if (href === '') return null;
  return (
    <ExternalLink {...look} href={href}>
      {label}
    </ExternalLink>
  );
}

/** An `OutboundLink` that looks like a button. */
export function OutboundButton({ to, label, ...look }: OutboundProps & ButtonLook) {
  return <OutboundLink to={to} label={label} variant="plain" className={buttonClass(look)} />;
}
