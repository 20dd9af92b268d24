export type Role = 'viewer' | 'moderator' | 'admin';

/** Who is signed in. */
export interface Viewer {
  userId: number;
  username: string;
  /** Display name. */
  name: string;
  role: Role;
  sessionId: string;
  /** Whether a second step is asked for at log-in. */
  twoFactor: boolean;
}
