import { useStore } from '../components/store.ts';
import { toasts } from '../components/toast.ts';
import { useLazyComponent } from '../components/use-lazy-component.ts';
import copy from '../content/shell.yaml';
import { toastDuration } from '../site.ts';

const load = () => import('../components/Toasts.tsx').then(({ Toasts }) => Toasts);

/**
 * The place of the toasts in the page: nothing until the first one is shown. Without the chunk the form's own message,
 * which always stands inside the form, has to do.
 */
export function ToastHost() {
  const shown = useStore(toasts);
  const Toasts = useLazyComponent(shown.length > 0, load);
  return Toasts ? <Toasts shown={shown} duration={toastDuration} labels={copy.toasts} /> : null;
}
