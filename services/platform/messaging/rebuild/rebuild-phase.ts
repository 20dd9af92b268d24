/** In their order; a rebuild that only checks ends before it swaps. */
export const REBUILD_PHASES = ['filling', 'catching_up', 'comparing', 'swapping'] as const;
export type RebuildPhase = (typeof REBUILD_PHASES)[number];
