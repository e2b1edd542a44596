import { DialogLink } from '../components/DialogLink.tsx';

interface ConsentLinkProps {
  readonly className: string;
  readonly label: string;
}

/** Opens the cookie preferences; without scripts it leads to where the cookie policy has them. */
export function ConsentLink({ className, label }: ConsentLinkProps) {
  return (
    <DialogLink href="/cookie-policy#preferences" className={className} dialog="consent">
      {label}
    </DialogLink>
  );
}
