import { EmailTaken, UnknownAccount, USERNAME_TAKEN, UsernameTaken } from './account.errors.ts';
import { AVATAR_BYTES_BELOW, AVATAR_TOO_LARGE, avatarFile } from './avatar.ts';
import { RECOVERY_LIFETIME_SECONDS } from './passwords/recovery-policy.ts';
import { sessionLifetimeSeconds } from './session-lifetime.ts';
import { ranksAbove } from './staff-rank.ts';
import { CODE_LIFETIME_SECONDS, MAX_GUESSES, REGISTRATION_LIFETIME_SECONDS } from './verification-policy.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

describe('rank', () => {
  const ROLES = ['viewer', 'moderator', 'admin'] as const;

  it('is above another only when it is higher, never when it is the same', () => {
    const above = ROLES.map((role) => ROLES.filter((other) => ranksAbove(role, other)));
    expect(above).toEqual([[], ['viewer'], ['viewer', 'moderator']]);
  });
});

describe('how long something is good', () => {
  it('is a day for a session, and thirty to be remembered', () => {
    expect([sessionLifetimeSeconds(false), sessionLifetimeSeconds(true)]).toEqual([DAY, 30 * DAY]);
  });

  it('is an hour for the link to a new password, a quarter of one for a code, a day for a registration', () => {
    const lifetimes = [RECOVERY_LIFETIME_SECONDS, CODE_LIFETIME_SECONDS, REGISTRATION_LIFETIME_SECONDS];
    expect(lifetimes).toEqual([HOUR, 15 * MINUTE, DAY]);
    expect(MAX_GUESSES).toBe(5);
  });
});

describe('a picture of a person', () => {
  it('has a name in the storage, a bound, and the words of the specification for it', () => {
    expect(avatarFile('a1')).toBe('avatars/a1.jpg');
    expect([AVATAR_BYTES_BELOW, AVATAR_TOO_LARGE]).toEqual([5 * 1024 * 1024, 'File size shouldent be more than 1 MB']);
  });
});

describe('refusals', () => {
  it('have a code for programs and a sentence for people, which also stands under its field', () => {
    const errors = { username: ['This username is already taken'] };
    expect(new UsernameTaken()).toMatchObject({ code: 'username_taken', message: USERNAME_TAKEN, errors });
    const sentence = 'This email address already has an account, please log in';
    expect(new EmailTaken()).toMatchObject({ code: 'email_taken', message: sentence });
    const unknown = { code: 'unknown_user', message: 'There is no such user', httpStatus: 404 };
    expect(new UnknownAccount()).toMatchObject(unknown);
  });
});
