import { z } from 'zod';
import { LANGUAGES } from '#platform/kernel/text/language.ts';

/** The jobs that accounts' commands enqueue: kind and what the worker is told. Codes are erased once delivered. */
/** That of the reader; jobs of before there was a choice say none. */
const language = z.enum(LANGUAGES).default(LANGUAGES[0]);
const recipient = z.object({ to: z.string(), name: z.string(), username: z.string(), language });

export const MAIL_CODE = 'accounts.mail-code';
/** No name: whoever has the address may not be the one who typed it. */
export const mailCodePayload = z.object({ to: z.string(), code: z.string(), language });
export type MailCodePayload = z.infer<typeof mailCodePayload>;

export const CALL_CODE = 'accounts.call-code';
export const callCodePayload = mailCodePayload.extend({ phone: z.string() });
export type CallCodePayload = z.infer<typeof callCodePayload>;

/** Somebody registered with an address that has an account: its owner is told, the page is not. */
export const MAIL_ALREADY_REGISTERED = 'accounts.mail-already-registered';
export const alreadyRegisteredPayload = recipient.pick({ to: true, language: true });
export type AlreadyRegisteredPayload = z.infer<typeof alreadyRegisteredPayload>;

/** The code for a new e-mail address. Whoever has it may not be the one who typed it: no name. */
export const MAIL_CONTACT_CODE = 'accounts.mail-contact-code';
export const mailContactCodePayload = mailCodePayload;

/** The code for a new number, read aloud; `to` is the account's own address, for a site without a telephone. */
export const CALL_CONTACT_CODE = 'accounts.call-contact-code';
export const callContactCodePayload = callCodePayload;

/** Somebody wanted the address of another account for theirs: its owner is told, the page is not. */
export const MAIL_ADDRESS_WANTED = 'accounts.mail-address-wanted';
export const addressWantedPayload = alreadyRegisteredPayload;

/** To the address that the account had, whoever changed it. */
export const MAIL_CONTACT_CHANGED = 'accounts.mail-contact-changed';
export const contactChangedPayload = recipient.extend({ change: z.enum(['email', 'phone', 'phone_removed']) });
export type ContactChangedPayload = z.infer<typeof contactChangedPayload>;

/** Looks up who has the address, if anybody, and mails them a link. */
export const ISSUE_RECOVERY = 'accounts.issue-recovery';
export const issueRecoveryPayload = z.object({ requestId: z.uuid(), emailFolded: z.string() });

export const MAIL_RECOVERY = 'accounts.mail-recovery';
export const mailRecoveryPayload = recipient.extend({ link: z.string() });
export type MailRecoveryPayload = z.infer<typeof mailRecoveryPayload>;

export const MAIL_PASSWORD_CHANGED = 'accounts.mail-password-changed';
export const passwordChangedPayload = recipient;
export type PasswordChangedPayload = z.infer<typeof passwordChangedPayload>;

/** An operator took the second step off an account: its owner is told, whoever asked for it. */
export const MAIL_TWO_FACTOR_RESET = 'accounts.mail-two-factor-reset';
export const twoFactorResetPayload = recipient;
export type TwoFactorResetPayload = z.infer<typeof twoFactorResetPayload>;

/** An account's owner switched the second step on or off; whoever did it with their password, they learn of it. */
export const MAIL_TWO_FACTOR_SWITCHED = 'accounts.mail-two-factor-switched';
export const twoFactorSwitchedPayload = recipient.extend({ on: z.boolean() });
export type TwoFactorSwitchedPayload = z.infer<typeof twoFactorSwitchedPayload>;

/** To the address that a deleted account had; it is nowhere else by then, and goes from here once the mail is sent. */
export const MAIL_ACCOUNT_DELETED = 'accounts.mail-account-deleted';
export const accountDeletedPayload = recipient.extend({ deletedAt: z.iso.datetime() });
export type AccountDeletedPayload = z.infer<typeof accountDeletedPayload>;

/** Removes a picture that no account shows any more. */
export const ERASE_AVATAR = 'accounts.erase-avatar';
export const eraseAvatarPayload = z.object({ avatar: z.string() });
