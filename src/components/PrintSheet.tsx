import { PrinterIcon } from 'lucide-react';
import { Button, type ButtonVariant } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './PrintSheet.module.css';

/** The class of the element that `PrintButton` prints. One on a page. */
export const printSheet = styles.sheet ?? '';

/** Opens the print dialog with the page's sheet alone. The page's own print command still prints the whole page. */
function printAlone() {
  const { classList } = document.documentElement;
  const { alone = '' } = styles;
  classList.add(alone);
  // Not after `print()`, which does not wait on phones.
  window.addEventListener('afterprint', () => classList.remove(alone), { once: true });
  window.print();
}

interface PrintButtonProps {
  readonly label: string;
  readonly variant?: ButtonVariant;
}

/** A button that prints the page's sheet. Absent without scripts. */
export function PrintButton({ label, variant }: PrintButtonProps) {
  return (
    <Button variant={variant} className="scripting-none:hidden print:hidden" onClick={printAlone}>
      <Icon icon={PrinterIcon} />
      {label}
    </Button>
  );
}
