import { z } from 'zod';
import { defineEvent, type NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { profilePart } from './profile-part.ts';

const userId = z.number().int().positive();
const role = z.enum(['viewer', 'moderator', 'admin']);

/** What is shown where the author of a comment has deleted the account. */
export const DELETED_USER = { username: 'deleted', name: 'Deleted user' };

/** What becomes of a moderator's name, in the events of any module, once they have deleted the account. */
export const moderatorsName = { of: 'moderatorId' as const, becomes: { moderator: DELETED_USER.username } };

/** Stream of an account: `user-<id>`. Secrets (password, code) are never in an event. */
export const userRegistered = defineEvent(
  'user.registered.v1',
  z.object({
    userId,
    username: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role,
    planId: z.number().int().min(1).max(3),
    referrerId: z.number().int().nullable(),
    verified: z.boolean(),
  }),
  [{ of: 'userId', becomes: { ...DELETED_USER, email: '', phone: null } }],
);
export const userVerified = defineEvent('user.verified.v1', z.object({ userId }));
/** A new code took the place of the one before, because somebody logged in who had not been verified yet. */
export const codeRenewed = defineEvent('user.code-renewed.v1', z.object({ userId }));
/** A registration that was never verified gave its username up to another one. */
export const registrationLapsed = defineEvent('user.registration-lapsed.v1', z.object({ userId }));
export const activationCallRequested = defineEvent('user.activation-call-requested.v1', z.object({ userId }));
export const deviceKind = z.enum(['phone', 'tablet', 'desktop', 'tv']);
export type DeviceKind = z.infer<typeof deviceKind>;
/** A log-in ends the session before it, if there is one. */
export const sessionStarted = defineEvent(
  'user.session-started.v1',
  z.object({
    userId,
    sessionId: z.uuid(),
    supersededSessionId: z.uuid().nullable(),
    expiresAt: z.iso.datetime(),
    /** Browser and system, as `Firefox, Windows`. */
    device: z.string().nullable().optional(),
    kind: deviceKind.nullable().optional(),
    address: z.string().nullable().optional(),
  }),
  [{ of: 'userId', becomes: { device: null, kind: null, address: null } }],
);
const sessionEndReason = z.enum(['log_out', 'signed_out', 'password_changed', 'suspended', 'deleted']);
export type SessionEndReason = z.infer<typeof sessionEndReason>;
export const sessionEnded = defineEvent(
  'user.session-ended.v1',
  z.object({ userId, sessionId: z.uuid(), reason: sessionEndReason.optional() }),
);
/** `roleVersion` counts the roles of an account, of which registration gives the first; older events do not say it. */
export const roleChanged = defineEvent(
  'user.role-changed.v1',
  z.object({
    userId,
    role,
    reason: z.string().nullable().optional(),
    roleVersion: z.number().int().positive().optional(),
  }),
);

/** Somebody asked for a link for a forgotten password. Stream: `recovery-<requestId>`; whether there is an account is not told. */
export const recoveryRequested = defineEvent('recovery.requested.v1', z.object({ requestId: z.uuid() }));
/** The link is on its way to the owner of the account. */
export const recoveryIssued = defineEvent('user.recovery-issued.v1', z.object({ userId }));
/** An account's e-mail address and telephone number, each of which is changed by a code that went there. */
export const contactDetail = z.enum(['email', 'phone']);
export type ContactDetail = z.infer<typeof contactDetail>;
/** A code is on its way to the new address or number, which stands in no event before it is proven. */
export const contactChangeRequested = defineEvent(
  'user.contact-change-requested.v1',
  z.object({ userId, detail: contactDetail }),
);
export const emailChanged = defineEvent('user.email-changed.v1', z.object({ userId, email: z.string() }), [
  { of: 'userId', becomes: { email: '' } },
]);
/** null: the number was taken away. */
export const phoneChanged = defineEvent('user.phone-changed.v1', z.object({ userId, phone: z.string().nullable() }), [
  { of: 'userId', becomes: { phone: null } },
]);
export const passwordChanged = defineEvent(
  'user.password-changed.v1',
  z.object({ userId, way: z.enum(['recovery', 'profile']) }),
);
export const profileEdited = defineEvent(
  'user.profile-edited.v1',
  z.object({ userId, username: z.string(), name: z.string() }),
  [{ of: 'userId', becomes: DELETED_USER }],
);
/** The newest says all: the parts of their page that a member shows to others. */
export const profilePartsChosen = defineEvent(
  'user.profile-parts-chosen.v1',
  z.object({ userId, shows: z.array(profilePart) }),
  [{ of: 'userId', becomes: { shows: [] } }],
);
export const AVATAR_OUTCOMES = ['kept', 'removed'] as const;
export type AvatarOutcome = (typeof AVATAR_OUTCOMES)[number];

/** Somebody of the staff has looked at a picture; where it was removed, `user.avatar-changed` follows. */
export const avatarReviewed = defineEvent(
  'user.avatar-reviewed.v1',
  z.object({
    userId,
    avatar: z.string().nullable(),
    outcome: z.enum(AVATAR_OUTCOMES),
    moderatorId: z.number().int().positive(),
    moderator: z.string(),
  }),
  [{ of: 'userId', becomes: { avatar: null } }, moderatorsName],
);

/** `avatar` is the name of the picture in the storage, without its size; null when it was taken away. */
export const avatarChanged = defineEvent(
  'user.avatar-changed.v1',
  z.object({ userId, avatar: z.string().nullable() }),
  [{ of: 'userId', becomes: { avatar: null } }],
);
export const userSuspended = defineEvent('user.suspended.v1', z.object({ userId, reason: z.string() }));
export const userUnsuspended = defineEvent('user.unsuspended.v1', z.object({ userId, reason: z.string() }));
export const twoFactorEnabled = defineEvent(
  'user.two-factor-enabled.v1',
  z.object({ userId, recoveryCodes: z.number().int() }),
);
export const twoFactorDisabled = defineEvent('user.two-factor-disabled.v1', z.object({ userId }));
/** One of the codes for the day the telephone is lost was used; each works once. */
export const recoveryCodeUsed = defineEvent('user.recovery-code-used.v1', z.object({ userId, left: z.number().int() }));
/** The last event of a stream. What was personal in the events before it is taken out in the same transaction. */
export const userDeleted = defineEvent('user.deleted.v1', z.object({ userId }));

/** An event of an account's stream, ready to be appended. */
export type AccountEvent = NewEvent<`user.${string}`, { userId: number }>;
