import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import { Band } from './Band.tsx';
import { Button, buttonVariants } from './Button.tsx';
import { ExternalLink, Link } from './Link.tsx';

/** Renders its children on each of the three backgrounds. */
function Backgrounds({ children }: { readonly children: ReactNode }) {
  return (['paper', 'mist', 'ink'] as const).map((background) => (
    <Band as="div" className="flex flex-wrap gap-6 items-center p-6" key={background} background={background}>
      {children}
    </Band>
  ));
}

export function Buttons() {
  return (
    <Backgrounds>
      {buttonVariants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-2">
          <Button variant={variant}>Free</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} disabled aria-busy="true">
            Busy
          </Button>
        </div>
      ))}
    </Backgrounds>
  );
}

export function LinksAndBadges() {
  return (
    <Backgrounds>
      <Link to="#components" label="Read how it is counted" />
      <p>
        A sentence with an <ExternalLink href="#components">external link</ExternalLink> in it.
      </p>
      <Badge label="A badge" />
    </Backgrounds>
  );
}
