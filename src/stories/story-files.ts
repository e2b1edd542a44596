import type { ComponentType } from 'react';

/** A file of stories. Each export shows a component in one or more states. */
type Stories = Readonly<Record<string, ComponentType>>;

/** All stories by file. In a file of its own, as Vite would move these imports above the others in `main.tsx`. */
export const storyFiles = Object.entries(import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true }));
