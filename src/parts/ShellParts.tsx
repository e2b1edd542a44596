import { useEffect, useRef } from 'react';
import copy from '../content/shell.yaml';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { HelpWidget } from '../layout/HelpWidget.tsx';
import { outboundLinks } from '../links.ts';
import { Sheet } from '../sections/Sheet.tsx';
import { PointerStates, Specimen, State } from './Specimen.tsx';

/** Presses what is closed. The stage is inert meanwhile, so nothing that opens takes focus from the page. */
function openInside(stage: HTMLElement | null): void {
  if (!stage) return;
  stage.inert = true;
  for (const button of stage.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) {
    if (button.getClientRects().length > 0) button.click();
  }
  setTimeout(() => {
    stage.inert = false;
  });
}

/** The closed header as a picture: a second one would have the ids of the first. */
function copyClosed(header: HTMLElement | null, place: HTMLElement | null): void {
  const copied = header?.cloneNode(true);
  if (!(copied instanceof HTMLElement) || !place) return;
  for (const element of copied.querySelectorAll('[id], [aria-controls]')) {
    element.removeAttribute('id');
    element.removeAttribute('aria-controls');
  }
  place.replaceChildren(...copied.childNodes);
}

function Headers() {
  const closed = useRef<HTMLDivElement>(null);
  const open = useRef<HTMLDivElement>(null);
  useEffect(() => {
    copyClosed(open.current, closed.current);
    openInside(open.current);
  }, []);
  return (
    <>
      <State name="Closed, as a picture">
        <div className="stage stage-closed" ref={closed} inert />
      </State>
      <State name="Open">
        <div className="stage stage-header" ref={open}>
          <Header />
        </div>
      </State>
      <div className="menu-states">
        <PointerStates
          of={(forced) => (
            <a className="suite-link" href="#shell" {...forced}>
              Skills Lens
            </a>
          )}
        />
        <State name="Here">
          <a className="suite-link" href="#shell" aria-current="page">
            Skills Lens
          </a>
        </State>
      </div>
    </>
  );
}

function Help() {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => openInside(stage.current), []);
  return (
    <div className="stage stage-help" ref={stage}>
      <HelpWidget />
    </div>
  );
}

/** What stands around every page. */
export function ShellParts() {
  return (
    <>
      <Sheet id="shell" name="Shell" title="Around every page" ground="mist">
        <Specimen wide name="Header" note="Rows of links on wide pages, a toggle on narrow ones.">
          <Headers />
        </Specimen>
        <Specimen name="Help widget" note="Bottom right of every page.">
          <Help />
        </Specimen>
        <Specimen name="Call banner" note="On mobile devices only, after half a minute.">
          <div className="stage stage-banner">
            <div className="call-banner">
              <p>{copy.callBanner.text}</p>
              <a className="button button-quiet" href={outboundLinks.audioCall.href}>
                {copy.callBanner.call}
              </a>
              <button type="button" aria-label={copy.callBanner.close}>
                <span className="i-lucide-x" aria-hidden="true" />
              </button>
            </div>
          </div>
        </Specimen>
      </Sheet>
      <Footer />
    </>
  );
}
