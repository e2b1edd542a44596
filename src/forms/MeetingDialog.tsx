import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../components/Dialog.tsx';
import type { DialogRequest, SharedDialog } from '../components/dialogs.tsx';
import { focusElement } from '../components/focus.ts';
import { useStore } from '../components/store.ts';
import copy from '../content/forms.yaml';
import masterclass from '../content/masterclass.yaml';
import { meetingTypes } from '../submissions/kinds.ts';
import { MeetingConfirmation } from './MeetingConfirmation.tsx';
import { MeetingForm } from './MeetingForm.tsx';

/**
 * The shared Book a Meeting dialog. Closing it discards the form, so that it starts empty the next time. A stored request closes
 * it too; then a confirmation stands in its place until the visitor closes that or opens the dialog again.
 */
export function MeetingDialog({ dialog }: { readonly dialog: SharedDialog }) {
  const { open, opener, request } = useStore(dialog);
  const [confirmed, setConfirmed] = useState<{ readonly name: string; readonly request: DialogRequest }>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!request || !opener) return null;
  const purpose = request.purpose === 'register' ? request.purpose : undefined;
  const { title, description, facts, confirmation, steps } = copy.meeting.purposes[purpose ?? 'meeting'];
  const isConfirmed = confirmed?.request === request && !open;
  return (
    <>
      {isConfirmed ? (
        <MeetingConfirmation
          heading={heading}
          title={confirmation}
          name={confirmed.name}
          steps={steps}
          calendar={purpose && masterclass.start !== undefined ? masterclass.calendar : undefined}
          onClose={() => {
            setConfirmed(undefined);
            if (opener.isConnected) opener.focus();
            else focusElement();
          }}
        />
      ) : null}
      <Dialog
        dialog={dialog}
        title={title}
        description={description}
        closeLabel={copy.meeting.close}
        focusOnClose={heading}
        beside={
          <ul className="grid gap-4">
            {facts.map((fact) => (
              <li key={fact.title}>
                <p className="font-display text-heading">{fact.title}</p>
                <p className="text-small">{fact.text}</p>
              </li>
            ))}
          </ul>
        }
      >
        <MeetingForm
          control={request.control ?? ''}
          meetingType={meetingTypes.find((type) => type === request.meetingType)}
          purpose={purpose}
          id="meeting"
          onStored={(name) => {
            // In one render, so that the heading is there when the closing dialog gives focus away.
            flushSync(() => {
              setConfirmed({ name, request });
              dialog.close();
            });
          }}
          onCancel={dialog.close}
        />
      </Dialog>
    </>
  );
}
