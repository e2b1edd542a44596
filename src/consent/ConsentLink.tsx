import { DialogLink } from '../components/DialogLink.tsx';

interface ConsentLinkProps {
  readonly className: string;
  readonly label: string;
}

/** A button that opens the cookie preferences. Without scripts it is a link to the cookie policy. */
export function ConsentLink({ className, label }: ConsentLinkProps) {
  return (
    <DialogLink href="/cookie-policy#preferences" className={className} dialog="consent">
      {label}
    </DialogLink>
  );
}
