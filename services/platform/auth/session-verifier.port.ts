import type { Role } from './access.decorator.js';

/** Who sends the request. */
export interface Viewer {
  userId: number;
  username: string;
  /** Display name. */
  name: string;
  role: Role;
  sessionId: string;
}

/** Knows which sessions are alive. Commands ask the write side, a separate queries process asks its read model. */
export abstract class SessionVerifier {
  /**
   * @param issuedAt when the token was signed, in seconds since 1970.
   * @returns the viewer, or null when the session has ended or another log-in took its place.
   * @throws SessionNotHeardOf when this process cannot know yet.
   */
  abstract verify(userId: number, sessionId: string, issuedAt: number): Promise<Viewer | null>;
}
