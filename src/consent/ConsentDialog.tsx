import { Dialog } from '../components/Dialog.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/consent.yaml';
import { consentDialog } from './ConsentLink.tsx';
import { ConsentPreferences } from './ConsentPreferences.tsx';

const { title, text, close } = copy.preferences;

/** The preferences over the page; a choice closes them. */
export function ConsentDialog() {
  const { open, request } = useStore(consentDialog);
  return (
    <Dialog
      open={open}
      title={title}
      description={text}
      closeLabel={close}
      opener={request?.opener}
      onClose={consentDialog.close}
    >
      <ConsentPreferences onSaved={consentDialog.close} />
    </Dialog>
  );
}
