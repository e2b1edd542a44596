import { useRef, useState } from 'react';
import { Accordion } from '../components/Accordion.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { showToast, type Toast } from '../components/toast.ts';
import pricing from '../content/pricing.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { Faq } from '../sections/Faq.tsx';
import { Sheet } from '../sections/Sheet.tsx';
import { WatchVideo } from '../sections/WatchVideo.tsx';
import { alreadySubscribed, outcomeSentences } from '../submissions/sentences.ts';
import { PointerStates, Specimen, State } from './Specimen.tsx';

const link = { label: 'Open the booking page', href: '#overlays' };

const samples: readonly Toast[] = [
  { ...outcomeSentences.newsletter.success(''), style: 'normal' },
  { ...outcomeSentences.meeting.success('Ada'), style: 'normal', link },
  { ...alreadySubscribed, style: 'destructive' },
];

function nameOf({ style, link: way }: Toast): string {
  if (way) return 'With a link';
  return style === 'normal' ? 'Normal' : 'Destructive';
}

function StillToast({ title, description, style, link: way }: Toast) {
  return (
    <div className="toast" data-style={style}>
      <p className="font-700">{title}</p>
      <p>{description}</p>
      {way ? (
        <a className="toast-link" href={way.href}>
          {way.label}
        </a>
      ) : null}
      <button type="button" className="toast-close" aria-label={`Close ${title}`}>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
    </div>
  );
}

function Toasts() {
  return (
    <Specimen
      name="Toasts"
      note="They come at the bottom right and stand beside each other; one with a link stays."
    >
      <div className="toast-samples">
        {samples.map((toast) => (
          <State key={toast.title} name={nameOf(toast)}>
            <StillToast {...toast} />
          </State>
        ))}
      </div>
      <p className="flex flex-wrap gap-3">
        {samples.map((toast) => (
          <button key={toast.title} type="button" className="button" onClick={() => showToast(toast)}>
            Show {toast.title}
          </button>
        ))}
      </p>
    </Specimen>
  );
}

function Dialogs() {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Specimen name="Dialogs" note="A plain one, the meeting's and the video's.">
      <p className="flex flex-wrap gap-3">
        <button type="button" ref={opener} className="button" onClick={() => setOpen(true)}>
          Open the dialog
        </button>
        <BookMeeting control="parts">Book a Meeting</BookMeeting>
        <WatchVideo name="intro">Watch the video</WatchVideo>
      </p>
      <div className="states">
        <PointerStates
          of={(forced) => (
            <span className="close-place">
              <button type="button" className="dialog-close" aria-label="Close" {...forced}>
                <span className="i-lucide-x" aria-hidden="true" />
              </button>
            </span>
          )}
        />
      </div>
      <Dialog
        open={open}
        title="A dialog"
        description="Escape, the cross and a press outside close it, and focus goes back to what opened it."
        closeLabel="Close the dialog"
        opener={opener.current ?? undefined}
        onClose={() => setOpen(false)}
      >
        <p className="flex justify-end">
          <button type="button" className="button button-solid" onClick={() => setOpen(false)}>
            Understood
          </button>
        </p>
      </Dialog>
    </Specimen>
  );
}

function Questions() {
  const questions = pricing.faq.items.slice(0, 3);
  const [first] = questions;
  return (
    <>
      <Specimen
        name="Accordion"
        note="One open at most; arrow keys, Home and End move between the questions."
      >
        <Accordion
          items={questions.map(({ question, answer }) => ({ heading: question, body: answer }))}
          open={0}
        />
      </Specimen>
      <Specimen name="Trigger">
        <div className="accordion">
          <PointerStates
            of={(forced) => (
              <button type="button" className="accordion-trigger" {...forced}>
                {first?.question}
                <span className="accordion-mark" aria-hidden="true" />
              </button>
            )}
          />
        </div>
      </Specimen>
      <Specimen
        name="Questions"
        note="The same as a page has them; before scripts they are native disclosures."
      >
        <Faq items={pricing.faq.items} />
      </Specimen>
    </>
  );
}

/** What lies over the page or opens in it. */
export function OverlayParts() {
  return (
    <Sheet id="overlays" name="Overlays" title="Toasts, dialogs, questions">
      <Toasts />
      <Dialogs />
      <Questions />
    </Sheet>
  );
}
