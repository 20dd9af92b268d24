import type { Language } from '../text/language.ts';
import type { Viewer } from './viewer.ts';

/** Who sends a command, and how it came: all of it that decides anything travels in the command, nothing beside it. */
export interface Sender {
  /** null for a visitor, and for what the product does by itself. */
  actor: Viewer | null;
  /** Internet address of the client, for throttling and the list of sessions. */
  address: string | null;
  /** Sent by the client so that a retry has no second effect; only on routes that take one. */
  idempotencyKey: string | null;
  /** Method and route, as `POST /api/user/comment`, or what the product does by itself, as `system: seed plans`. */
  operation: string;
  /** In which the sender reads the site, where the request says so. */
  language?: Language | null;
  /** Whether the actor uses a right of the staff; what they do then goes into the audit log. */
  asStaff: boolean;
  /** Whether an operator asks for it at the machine itself; it goes into the audit log, too. */
  byOperator?: boolean;
}

/** A sender on a route for members or staff. */
export interface MemberSender extends Sender {
  actor: Viewer;
}

/** The sender of what nobody asked for: scheduled jobs, seeds, imports from the terminal. */
export function systemSender(operation: string): Sender {
  return { actor: null, address: null, idempotencyKey: null, operation: `system: ${operation}`, asStaff: false };
}

/** The sender of what an operator does by the command line, where nobody is signed in. @param command such as `create-admin`. */
export function operatorSender(command: string): Sender {
  return { ...systemSender(command), operation: `cli ${command}`, byOperator: true };
}
