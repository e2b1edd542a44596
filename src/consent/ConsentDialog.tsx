import { Dialog } from '../components/Dialog.tsx';
import type { SharedDialog } from '../components/dialogs.tsx';
import copy from '../content/consent.yaml';
import LiveConsentPreferences from './ConsentPreferences.island.tsx';

const { title, text, close } = copy.preferences;

/** The dialog with the cookie preferences. A choice closes it. */
export function ConsentDialog({ dialog }: { readonly dialog: SharedDialog }) {
  return (
    <Dialog dialog={dialog} title={title} description={text} closeLabel={close}>
      <LiveConsentPreferences onSaved={dialog.close} />
    </Dialog>
  );
}
