import type { MouseEvent, Ref } from 'react';
import { isPlainClick } from '../components/plain-click.ts';
import { useButtonRole } from '../components/use-button-role.ts';
import copy from '../content/shell.yaml';

interface MenuToggleProps {
  readonly ref: Ref<HTMLAnchorElement>;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the menu of small screens. Until the page is live it is a link to the footer, which has every page. */
export function MenuToggle({ ref, open, onToggle }: MenuToggleProps) {
  const button = useButtonRole();
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  };
  const toggle = button && {
    ...button,
    'aria-expanded': open,
    'aria-controls': 'main-navigation',
    onClick: press,
  };
  return (
    <a
      href="#all-pages"
      className="menu-toggle inline-flex gap-2 px-2 [order:3] items-center min-h-11 bg-transparent font-600 header-lg:hidden max-header-2xs:px-1 max-header-3xs:[order:1]"
      ref={ref}
      {...toggle}
    >
      <span className={open ? 'i-lucide-x' : 'i-lucide-menu'} aria-hidden="true" />
      {copy.menu}
    </a>
  );
}
