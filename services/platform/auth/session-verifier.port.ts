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
  /** @returns the viewer, or null when the session has ended or another log-in took its place. */
  abstract verify(userId: number, sessionId: string): Promise<Viewer | null>;
}
