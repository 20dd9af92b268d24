const known = new Map<string, readonly string[]>();

/** Told where a projection is defined, so that processes which do not run it know of it as well. */
export function declareProjection(name: string, tables: readonly string[]): void {
  known.set(name, tables);
}

/** Every projection of the program by its name, with its tables. */
export const knownProjections: ReadonlyMap<string, readonly string[]> = known;
