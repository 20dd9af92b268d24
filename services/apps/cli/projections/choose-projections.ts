import type { Projection } from '#platform/messaging/projections/projection.ts';

/** Asked for a projection that there is not. */
export class UnknownProjection extends Error {}

/** `all`, `search` (every search index in use) or a projection's own name. @throws UnknownProjection */
export function chooseProjections(all: readonly Projection[], name: string): Projection[] {
  if (name === 'all') return [...all];
  const chosen = all.filter((projection) =>
    name === 'search' ? /^search(-|$)/.test(projection.name) : projection.name === name,
  );
  if (chosen.length > 0) return chosen;
  const names = all.map((projection) => projection.name).sort();
  throw new UnknownProjection(`there is no projection ${name}; there are ${names.join(', ')}`);
}
