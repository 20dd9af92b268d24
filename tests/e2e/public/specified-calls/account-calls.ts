import type { SpecifiedCalls } from './specified-call.ts';
import type { Walker } from './walker.ts';

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** A guest becomes a member. */
export function describeAccountCalls(calls: SpecifiedCalls, walker: Walker): void {
  it('join: registered, told what is wrong, verified by a code, signed in', async () => {
    expect(await walker.register({ password_confirmation: 'another' })).toMatchObject({
      status: 0,
      errors: { password_confirmation: ['The passwords are not the same'] },
    });
    expect(await walker.register({ username: 'profile-page' })).toMatchObject({
      errors: { username: ['This username is reserved, please choose another one'] },
    });
    const paid = { planId: 2, username: `${walker.username}-2`, email: `2-${walker.email}` };
    expect(await walker.register(paid)).toMatchObject({ status: 1, price: expect.any(Number), size: 30 });
    const { user_id, ...told } = await walker.register();
    expect(told).toMatchObject({ status: 1, price: 0, size: 0 });
    expect(await walker.post('user/activationCall', { user_id })).toMatchObject({
      status: 0,
      message: expect.stringMatching(/[\u0600-\u06ff]/),
    });
    expect(await walker.post('user/verify', { user_id, code: '000000' })).toMatchObject({
      status: 0,
      errors: { code: ['The code is wrong'] },
    });
    const code = await walker.mailed((mail) => mail.code);
    expect(await walker.post('user/verify', { user_id, code })).toMatchObject({ status: 1 });
    expect(await walker.logIn('not this one')).toMatchObject({ status: 0, errors: expect.any(Object) });
    const signedIn = await walker.logIn();
    expect(signedIn).toMatchObject({
      status: 1,
      token: expect.stringMatching(TOKEN),
      user: { bandwidth: 0, vip_expiration: null },
    });
    walker.token = signedIn.token;
    walker.id = signedIn.user.id;
  });

  it('know who asks, and tell others that they have to log in', async () => {
    const { status, user } = await walker.post('user/info', { notifications: true });
    expect([status, user]).toEqual([
      1,
      expect.objectContaining({ username: walker.username, plan: 3, notifications: [] }),
    ]);
    expect(await walker.post('user/newNotifications')).toMatchObject({ status: 1, count: 0 });
    const anonymous = await calls.ask('POST /api/user/info');
    expect([anonymous.status, anonymous.body]).toEqual([
      401,
      expect.objectContaining({ status: -1, auth_error: 'token_required', message: 'Please Login First' }),
    ]);
    const nonsense = await calls.ask('POST /api/user/followings', { body: { token: 'nonsense' } });
    expect([nonsense.status, nonsense.body.auth_error]).toEqual([401, 'token_expired']);
  });
}
