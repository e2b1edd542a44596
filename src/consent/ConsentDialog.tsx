import { Dialog } from '../components/Dialog.tsx';
import copy from '../content/consent.yaml';
import { consentDialog } from './ConsentLink.island.tsx';
import LiveConsentPreferences from './ConsentPreferences.island.tsx';

const { title, text, close } = copy.preferences;

/** The preferences over the page; a choice closes them. */
export function ConsentDialog() {
  return (
    <Dialog dialog={consentDialog} title={title} description={text} closeLabel={close}>
      <LiveConsentPreferences onSaved={consentDialog.close} />
    </Dialog>
  );
}
