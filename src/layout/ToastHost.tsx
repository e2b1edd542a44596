import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../components/store.ts';
import type { Toasts as ToastsComponent } from '../components/Toasts.tsx';
import { toasts } from '../components/toast.ts';
import copy from '../content/shell.yaml';
import { toastDuration } from '../site.ts';

/** The place of the toasts in the page: nothing until the first one is shown. */
export function ToastHost() {
  const shown = useStore(toasts);
  const [Toasts, setToasts] = useState<ComponentType<ComponentProps<typeof ToastsComponent>>>();
  const wanted = shown.length > 0;
  useEffect(() => {
    // Without the chunk the form's own message, which always stands inside the form, has to do.
    if (wanted)
      import('../components/Toasts.tsx').then((module) => setToasts(() => module.Toasts)).catch(() => {});
  }, [wanted]);
  return Toasts ? <Toasts shown={shown} duration={toastDuration} labels={copy.toasts} /> : null;
}
