import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { NotificationSettings } from './notification-settings.ts';

const KEYS = {
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'p'.repeat(43),
  VAPID_SUBJECT: 'mailto:owner@example.com',
};

const read = (environment: Record<string, string>) => NotificationSettings.fromEnvironment(environment);

describe('the keys of push messages', () => {
  it('are all there, or none is', () => {
    expect(read(KEYS).push).toMatchObject({ subject: 'mailto:owner@example.com' });
    expect(read({}).push).toBeNull();
    expect(read({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' }).push).toBeNull();
    for (const missing of Object.keys(KEYS)) {
      expect(() => read({ ...KEYS, [missing]: '' })).toThrow(/^VAPID_PUBLIC_KEY: .* belong together$/);
    }
  });

  it.each([
    ['VAPID_PUBLIC_KEY', 'p'.repeat(43)],
    ['VAPID_PRIVATE_KEY', 'B'.repeat(87)],
    ['VAPID_PRIVATE_KEY', `${'p'.repeat(43)}=`],
    ['VAPID_SUBJECT', 'owner@example.com'],
  ])('are refused where nothing could be signed with them: %s=%s', (name, value) => {
    expect(() => read({ ...KEYS, [name]: value })).toThrow(ConfigError);
    expect(() => read({ ...KEYS, [name]: value })).toThrow(new RegExp(`^${name}: `));
  });
});
