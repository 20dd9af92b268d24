import { knownProjections } from '#platform/messaging/projections/known-projections.ts';

/** Whether there is such a read model; this process need not fill it. */
export const isProjection = (name: string): boolean => knownProjections.has(name);
