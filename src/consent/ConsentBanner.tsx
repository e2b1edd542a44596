import { Button } from '../components/Button.tsx';
import { focusPlace } from '../components/focus.ts';
import { Link } from '../components/Link.tsx';
import { tellHeight } from '../components/tell-height.ts';
import copy from '../content/consent.yaml';
import { ConsentLink } from './ConsentLink.tsx';
import { asked, decideConsent } from './consent.ts';

const tellConsentHeight = tellHeight('--consent-height');

/**
 * The question about what is not essential, as the cookie policy describes it: a card in the corner, on phones a strip.
 * It takes no focus; in the order of Tab it stands right behind the skip link.
 */
export function ConsentBanner() {
  const { label, text, policy, accept, reject, manage } = copy.banner;
  const answers = [
    { answer: accept, accepted: asked },
    { answer: reject, accepted: [] },
  ];

  return (
    <section
      ref={tellConsentHeight}
      className="consent fixed inset-x-0 bottom-0 z-17 grid max-h-[60dvh] gap-2 overflow-y-auto border-t border-ink bg-paper px-5 py-3 text-note leading-[1.45] sm:right-4 sm:left-auto sm:mb-4 sm:w-90 sm:rounded-md sm:border sm:p-4"
      aria-label={label}
    >
      <p>{text}</p>
      <p className="flex flex-wrap gap-x-4">
        <Link to="/cookie-policy" label={policy} />
        <ConsentLink className="text-link cursor-pointer" label={manage} live />
      </p>
      {/* Side by side and of one size: no answer is easier than the other. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2">
        {answers.map(({ answer, accepted }) => (
          <Button
            className="px-1.5 leading-[1.25]"
            key={answer}
            onClick={() => {
              decideConsent(accepted);
              // The pressed button goes: who uses the keyboard or a screen reader goes on with the page.
              focusPlace();
            }}
          >
            {answer}
          </Button>
        ))}
      </div>
    </section>
  );
}
