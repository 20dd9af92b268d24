import type { ReadPosition } from '#platform/kernel/context/read-position.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';

/** Knows which sessions are alive. Commands ask the write side, a separate queries process asks its read model. */
export abstract class SessionVerifier {
  /**
   * @param issuedAt when the token was signed, in seconds since 1970.
   * @param after what the request wants to see: where the session is read from a read model, it waits for these.
   * @returns the viewer, or null when the session has ended or another log-in took its place.
   * @throws SessionNotHeardOf when this process cannot know yet.
   */
  abstract verify(
    userId: number,
    sessionId: string,
    issuedAt: number,
    after: readonly ReadPosition[],
  ): Promise<Viewer | null>;
}
