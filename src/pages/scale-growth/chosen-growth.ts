import { createStore } from '../../components/store.ts';
import type { Growth } from './growth.ts';

/** What the visitor chose in the chart; undefined while it is the example. The slices below and the guarantee follow it. */
export const chosenGrowth = createStore<Growth | undefined>(undefined);
