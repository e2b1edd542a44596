import { Dialog } from '../components/Dialog.tsx';
import { useStore } from '../components/store.ts';
import copy from '../content/consent.yaml';
import { ConsentPreferences } from './ConsentPreferences.tsx';
import { closeConsentPreferences, consentPreferences } from './consent-preferences.ts';

const { title, text, close } = copy.preferences;

/** The preferences over the page; a choice closes them. */
export function ConsentDialog() {
  const { open, opener } = useStore(consentPreferences);
  return (
    <Dialog
      open={open}
      title={title}
      description={text}
      closeLabel={close}
      opener={opener}
      onClose={closeConsentPreferences}
    >
      <ConsentPreferences onSaved={closeConsentPreferences} />
    </Dialog>
  );
}
