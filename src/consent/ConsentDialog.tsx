import { Dialog } from '../components/Dialog.tsx';
import type { SharedDialog } from '../components/dialogs.tsx';
import copy from '../content/consent.yaml';
import LiveConsentPreferences from './ConsentPreferences.island.tsx';

const { title, text, close } = copy.preferences;

/** The cookie preferences in a dialog, which closes after a choice. */
export function ConsentDialog({ dialog }: { readonly dialog: SharedDialog }) {
  return (
    <Dialog dialog={dialog} title={title} description={text} closeLabel={close}>
      <LiveConsentPreferences onSaved={dialog.close} />
    </Dialog>
  );
}
