export interface OwnRoute {
  method: 'GET' | 'POST';
  /** With `:parameter` in it. */
  path: string;
}

/**
 * A provider that registers routes past the controllers. It names them in this static list, so that the edge's table, which
 * is made without starting anything, knows them too.
 */
interface WithOwnRoutes {
  readonly ownRoutes: readonly OwnRoute[];
}

export function hasOwnRoutes(provider: unknown): provider is WithOwnRoutes {
  return typeof provider === 'function' && 'ownRoutes' in provider && Array.isArray(provider.ownRoutes);
}
