import type { ReadPosition } from '#platform/kernel/context/read-position.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';

/**
 * What tells who sends a request, and all of it that passport sees: what passport has seen stays in memory long after its answer
 * (docs/adr/0110-answers-of-the-database-die-young.md).
 */
export interface Bearer {
  token: string;
  /** What the request wants to see: a session that is read from a read model waits for it. */
  after: readonly ReadPosition[];
  /** Whose it is: passport's answer. */
  user?: Viewer;
}
