import crossIcon from 'virtual:icon/x';
import { Icon } from '../components/Icon.tsx';
import { tellHeight } from '../components/tell-height.ts';
import copy from '../content/shell.yaml';
import { outboundLinks } from '../links.ts';

const tellCallHeight = tellHeight('--call-height');

/** The offer to call, at the bottom of small windows. */
export function CallBanner({ onClose }: { readonly onClose: () => void }) {
  const { label, text, call, close } = copy.callBanner;
  return (
    <aside
      ref={tellCallHeight}
      className="call-banner fixed inset-x-0 bottom-[var(--consent-height,0px)] z-16 flex max-h-[45dvh] flex-wrap items-center gap-3 overflow-y-auto border-t border-contour bg-mist px-4 py-3 font-600 leading-[1.3]"
      aria-label={label}
    >
      <p className="flex-1">{text}</p>
      <a
        className="button button-quiet whitespace-nowrap bg-paper px-3.5"
        href={outboundLinks.audioCall.href}
      >
        {call}
      </a>
      <button
        type="button"
        className="icon-button grid size-11 flex-none place-items-center"
        aria-label={close}
        onClick={() => {
          onClose();
          // The other way to reach the team.
          document.querySelector<HTMLElement>('.help > button')?.focus();
        }}
      >
        <Icon path={crossIcon} />
      </button>
    </aside>
  );
}
