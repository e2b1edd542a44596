import { Accordion } from '../components/Accordion.tsx';
import { Button, buttonClass } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { DialogLink } from '../components/DialogLink.tsx';
import { createDialog } from '../components/dialogs.tsx';
import { showToast, type Toast } from '../components/toast.ts';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import pricing from '../pages/pricing/page.yaml';
import { alreadySubscribed, outcomeSentences } from '../submissions/sentences.ts';
import { VideoPlayer } from './video/VideoPlayer.island.tsx';
import { WatchVideo } from './video/WatchVideo.tsx';

const link = { label: 'Open the booking page', href: '#sections' };
const toasts: readonly Toast[] = [
  { ...outcomeSentences.newsletter.success(''), style: 'normal' },
  { ...outcomeSentences.meeting.success('Ada'), style: 'normal', link },
  { ...alreadySubscribed, style: 'destructive' },
];

export function Toasts() {
  return toasts.map((toast) => (
    <Button key={toast.title} onClick={() => showToast(toast)}>
      Show {toast.title}
    </Button>
  ));
}

const dialog = createDialog('stories', async () => Dialogs);

export function Dialogs() {
  return (
    <>
      <DialogLink href="#sections" className={buttonClass()} dialog="stories">
        Open the dialog
      </DialogLink>
      <BookMeeting control="stories" label="Book a Meeting" />
      <WatchVideo name="intro">Watch the video</WatchVideo>
      <Dialog
        dialog={dialog}
        title="A dialog"
        description="Escape, the close button and a click outside close it."
        closeLabel="Close the dialog"
      >
        <p>What the dialog is about.</p>
      </Dialog>
    </>
  );
}

export function Questions() {
  return <Accordion items={pricing.faq.items} open={0} />;
}

export function VideoFrame() {
  return <VideoPlayer name="skills-mapping" />;
}
