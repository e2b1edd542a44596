import { Link } from 'react-router-dom';

interface PageLinkProps {
  readonly to: string;
  readonly label: string;
  readonly className?: string;
}

/** A link to another page, or to a place on this one, as content names it. */
export function PageLink({ to, label, className = 'text-link' }: PageLinkProps) {
  return (
    <Link className={className} to={to}>
      {label}
    </Link>
  );
}
