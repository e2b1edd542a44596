import type { ComponentType } from 'react';

/** A file of stories: each export shows one component in one or more states, under its own name. */
type Stories = Readonly<Record<string, ComponentType>>;

/** The stories by their file. In a file of its own, as Vite moves these imports before all others of the file. */
export const storyFiles = Object.entries(import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true }));
