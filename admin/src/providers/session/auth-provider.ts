import { type AuthProvider, HttpError } from 'react-admin';
import type { Role, StaffUser } from '../../api/types.ts';
import { failureOf } from '../http/console-error.ts';
import { post, postAnonymously } from '../http/http-client.ts';
import { forgetPositions } from '../http/read-your-writes.ts';
import { solveCaptcha } from './captcha.ts';
import { tellSessionOver } from './session-over.ts';
import { forgetSignIn, isSignedIn, rememberSignIn } from './signed-in.ts';
import { tellTwoFactorRequired } from './two-factor-required.ts';

export interface Credentials {
  login: string;
  password: string;
  remember: boolean;
  /** Of the authenticator, once the server has asked for it. */
  code?: string;
  /** Told what is going on, for the button that shows its own progress. */
  onStage: (stage: 'solving' | 'sending') => void;
}

/** An account that has no business here, or none any more. */
export class NotStaffError extends Error {
  // The login page says it under its form; react-admin's toast would say it a second time.
  override message = '';
  constructor(readonly username: string) {
    super();
    this.name = 'NotStaffError';
  }
}

const STAFF: readonly Role[] = ['moderator', 'admin'];
let session: Promise<StaffUser> | null = null;
let tokenRefused = false;
/** Whether the log-in page is shown because the session is over; until the next log-in. */
let sessionOver = false;

function requireStaff(user: StaffUser): StaffUser {
  if (!STAFF.includes(user.role)) throw new NotStaffError(user.username);
  return user;
}

/** Who is signed in, asked once per page load and login. */
function currentUser(): Promise<StaffUser> {
  session ??= post<{ user: StaffUser }>('/api/user/info', {}).then(({ user }) => requireStaff(user));
  session.catch(() => {
    session = null;
  });
  return session;
}

function isTokenRefusal(error: unknown): boolean {
  return Boolean(failureOf(error)?.auth_error) || (error instanceof HttpError && error.status === 401);
}

export const authProvider: AuthProvider = {
  async login({ login, password, code, remember, onStage }: Credentials) {
    onStage('solving');
    const captcha = await solveCaptcha();
    onStage('sending');
    const credentials = { login, password, ...(code && { code }) };
    const request = { credentials, captcha, remember };
    const { user } = await postAnonymously<{ user: StaffUser }>('/api/user/consoleLogin', request).catch((error) => {
      throw failureOf(error)?.code === 'staff_only' ? new NotStaffError(login) : error;
    });
    rememberSignIn();
    tokenRefused = false;
    sessionOver = false;
    session = Promise.resolve(requireStaff(user));
  },

  async checkAuth() {
    if (!isSignedIn()) throw { message: false };
    try {
      await currentUser();
    } catch (error) {
      if (error instanceof NotStaffError) throw { message: false };
      if (!isTokenRefusal(error)) throw error;
      tokenRefused = true;
      sessionOver = true;
      // The log-in page says why it is there.
      throw { message: false };
    }
  },

  async checkError(error) {
    if (failureOf(error)?.code === 'two_factor_required') tellTwoFactorRequired();
    if (!isTokenRefusal(error)) return;
    // What is on the page may be half written: it stays, and the sign-in comes to it.
    if (tellSessionOver()) return;
    tokenRefused = true;
    sessionOver = true;
    throw { message: false };
  },

  /**
   * react-admin calls this on every refused check as well. Only a sign-out by hand, or a session the server no longer takes,
   * ends it: a failed call does not.
   */
  async logout(params?: { byHand?: boolean }) {
    if (params?.byHand && isSignedIn()) await post('/api/user/logout', {}).catch(() => undefined);
    if (params?.byHand || tokenRefused) forgetSignIn();
    session = null;
    tokenRefused = false;
    forgetPositions();
  },

  async getIdentity() {
    const { id, name, username, avatar_path } = await currentUser();
    return { id, fullName: name || username, username, avatar: avatar_path ?? undefined };
  },

  async getPermissions() {
    // Only asks; whoever may not be here is turned away by checkAuth.
    return isSignedIn()
      ? currentUser().then(
          ({ role }) => role,
          () => null,
        )
      : null;
  },
};

/** For the login page: whether somebody was signed in until just now. */
export const isSessionOver = (): boolean => sessionOver;

/** For the login page: why the account that is signed in was not let in, if that is so. */
export async function refusedAccount(): Promise<string | null> {
  if (!isSignedIn()) return null;
  return currentUser().then(
    () => null,
    (error: unknown) => (error instanceof NotStaffError ? error.username : null),
  );
}
