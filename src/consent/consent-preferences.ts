import { createStore } from '../components/store.ts';

/** The preferences over the page: whether they are open, and the control that opened them last. */
export const consentPreferences = createStore<{
  readonly open: boolean;
  readonly opener: HTMLElement | undefined;
}>({ open: false, opener: undefined });

/** Opens the preferences; `opener` gets focus back. */
export function openConsentPreferences(opener: HTMLElement): void {
  consentPreferences.set({ open: true, opener });
}

/** Closes the preferences; what opened them gets focus back. */
export function closeConsentPreferences(): void {
  consentPreferences.set({ ...consentPreferences.get(), open: false });
}

/** Fetches the preferences' chunk; called ahead of a press, and again harmless. */
export function loadConsentDialog() {
  return import('./ConsentDialog.tsx');
}
