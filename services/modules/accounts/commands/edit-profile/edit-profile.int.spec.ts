import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const NEW_PASSWORD = 'another evening, another film';
const REFUSED = 'Please check yor enteri';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

const edit = (token: string, fields: object) => accounts.test.post('/api/user/editInfo', { token, ...fields });
const withPassword = (password: string) => ({ name: 'Name', password, password_confirmation: password });

/** As if the viewer had logged in a while ago. */
const makeOld = (userId: number) =>
  accounts.rows(`update write.session set started_at = now() - interval '16 minutes' where account_id = $1`, [userId]);

describe('one’s name', () => {
  it('changes without a password, and everybody sees the new one', async () => {
    await accounts.member('golnar');
    const token = await accounts.tokenOf('golnar');
    const edited = await edit(token, { name: '  گلنار صحرایی ', password: '', password_confirmation: '' });
    expect(edited.body).toEqual({ status: 1, message: 'Changed successfully', user: { name: 'گلنار صحرایی' } });
    await accounts.projected();
    expect((await accounts.info(token)).body.user.name).toBe('گلنار صحرایی');
    const profile = await accounts.test.post('/api/user/getPublicProfile', { username: 'golnar' });
    expect(profile.body.user.name).toBe('گلنار صحرایی');
    expect((await accounts.logIn('golnar', PASSWORD)).body.status).toBe(1);
  });

  let honest: string;
  beforeAll(async () => {
    await accounts.member('honest');
    honest = await accounts.tokenOf('honest');
  });

  it.each([
    ['\u200b\u2060\u200b', 'The name must have at least 2 characters'],
    ['\u202enimda', 'The name must not turn the direction of writing'],
    ['پرده', 'This name is reserved, please choose another one'],
  ])('is refused where others could be taken in by it: %j', async (name, message) => {
    const { status, body } = await edit(honest, { name });
    expect([status, body.errors]).toEqual([422, { name: [message] }]);
    await accounts.projected();
    expect((await accounts.info(honest)).body.user.name).toBe('Test Viewer');
  });

  it('is told with the words for a profile, whatever is wrong', async () => {
    const differing = { name: 'Honest', password: 'another evening', password_confirmation: 'another one' };
    expect((await edit(honest, differing)).body).toMatchObject({
      message: REFUSED,
      errors: { password_confirmation: ['The passwords are not the same'] },
    });
    expect((await edit(honest, { name: 'x' })).body.message).toBe(REFUSED);
  });

  it('may be one of the house for the staff', async () => {
    const token = await accounts.staff('moderator');
    expect((await edit(token, { name: 'پشتیبانی پرده' })).body.status).toBe(1);
  });

  it('is what the console finds an account by, the newest only, until it is deleted', async () => {
    const headers = { authorization: `Bearer ${await accounts.staff('moderator')}` };
    const found = async (q: string) => {
      await accounts.projected('account-names');
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const { body } = await accounts.test.get(`/api/console/users?filter=${filter}`, headers);
      return body.map(({ username }: { username: string }) => username);
    };
    await accounts.member('parvaneh');
    const token = await accounts.tokenOf('parvaneh');
    await edit(token, { name: 'پروانهٔ آبی' });
    expect([await found('پروانه آبی'), await found('PARVANEH')]).toEqual([['parvaneh'], ['parvaneh']]);
    await edit(token, { name: 'پروانهٔ سرخ' });
    expect([await found('آبی'), await found('سرخ')]).toEqual([[], ['parvaneh']]);
    await accounts.test.post('/api/user/deleteAccount', { token, password: PASSWORD });
    expect(await found('سرخ')).toEqual([]);
  });

  it('may be an address copied out of a Persian letter, where an admin looks for an account', async () => {
    const id = await accounts.member('letter1405');
    await accounts.projected();
    const headers = { authorization: `Bearer ${await accounts.staff('admin')}` };
    const asked = async (q: string) =>
      (await accounts.test.get(`/api/console/users?filter=${encodeURIComponent(JSON.stringify({ q }))}`, headers)).body;
    const { email } = (await accounts.test.get(`/api/console/users/${id}`, headers)).body;
    const copied = `\u2066${email.replace('1405', '۱۴۰۵')}\u2069`;
    expect(copied).toContain('۱۴۰۵');
    expect(await asked(copied)).toEqual([expect.objectContaining({ id })]);
    expect(await asked('@Letter۱۴۰۵')).toEqual([expect.objectContaining({ id })]);
    expect(await asked('@letter')).toEqual([]);
  });

  it('that is what it was, or is given with no password at all, changes nothing', async () => {
    const id = await accounts.member('same');
    const token = await accounts.tokenOf('same');
    expect((await edit(token, { name: 'Test Viewer' })).body.status).toBe(1);
    expect((await edit(token, { name: 'Test Viewer', password: null })).body.status).toBe(1);
    const events = await accounts.rows(
      `select type from write.event_log where stream = $1 and type like 'user.profile%'`,
      [`user-${id}`],
    );
    expect(events).toEqual([]);
  });

  it.each(['', ' ', 'x', 'x'.repeat(61)])('cannot be %j', async (name) => {
    const token = await tokenOfShared();
    const { status, body } = await edit(token, { name });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid_request', ['name']]);
  });
});

describe('one’s password', () => {
  it('changes right after a log-in; the session stays, the old password does not', async () => {
    await accounts.member('fresh');
    const token = await accounts.tokenOf('fresh');
    expect((await edit(token, withPassword(NEW_PASSWORD))).body.status).toBe(1);
    expect((await accounts.info(token)).status).toBe(200);
    const [told] = await accounts.deliveredTo('fresh@example.com', 2);
    expect(told?.subject).toBe('پرده: گذرواژهٔ شما تغییر کرد');
    expect((await accounts.logIn('fresh', PASSWORD)).body.code).toBe('wrong_credentials');
    expect((await accounts.logIn('fresh', NEW_PASSWORD)).body.status).toBe(1);
  });

  it.each([
    ['short', 'The password must have at least 8 characters'],
    ['12345678', 'This password is too common, please choose another one'],
    ['an evening '.repeat(12), 'The password must have at most 128 characters'],
  ])('that will not do is told why: %.8s', async (password, why) => {
    const { body } = await edit(await tokenOfShared(), withPassword(password));
    expect([body.message, body.errors.password]).toEqual([REFUSED, [why]]);
  });

  it('needs the old one some time after the log-in', async () => {
    const id = await accounts.member('stale');
    const token = await accounts.tokenOf('stale');
    await makeOld(id);
    expect((await edit(token, withPassword(NEW_PASSWORD))).body).toMatchObject({
      status: 0,
      code: 'password_needed',
      message: REFUSED,
      errors: { current_password: [expect.any(String)] },
    });
    const wrong = { ...withPassword(NEW_PASSWORD), current_password: 'not this one' };
    expect((await edit(token, wrong)).body).toMatchObject({
      status: 0,
      code: 'wrong_password',
      message: REFUSED,
      errors: { current_password: [expect.any(String)] },
    });
    // The name of a refused request does not change either.
    expect((await accounts.info(token)).body.user.name).toBe('Test Viewer');
    expect((await edit(token, { ...withPassword(NEW_PASSWORD), current_password: PASSWORD })).body.status).toBe(1);
    expect((await accounts.logIn('stale', NEW_PASSWORD)).body.status).toBe(1);
  });

  it.each([
    ['short', { password: 'seven77', password_confirmation: 'seven77' }, 'password'],
    ['common', { password: 'password1', password_confirmation: 'password1' }, 'password'],
    ['not repeated', { password: NEW_PASSWORD }, 'password_confirmation'],
    ['repeated wrongly', { password: NEW_PASSWORD, password_confirmation: PASSWORD }, 'password_confirmation'],
  ])('is refused when it is %s', async (_, passwords, field) => {
    const { body } = await edit(await tokenOfShared(), { name: 'Name', ...passwords });
    expect([body.code, Object.keys(body.errors)]).toEqual(['invalid_request', [field]]);
  });

  it('may have 128 characters of any kind, of which each counts as it was typed', async () => {
    await accounts.member('wordy');
    const long = 'Évening پرده '.repeat(10).slice(0, 127).concat('Z');
    expect((await edit(await accounts.tokenOf('wordy'), withPassword(long))).body.status).toBe(1);
    for (const other of [long.slice(0, -1), long.slice(0, 72), long.toLowerCase(), ` ${long.slice(0, -1)}`]) {
      expect((await accounts.logIn('wordy', other)).body.code).toBe('wrong_credentials');
    }
    expect((await accounts.logIn('wordy', long)).body.status).toBe(1);
    const { body } = await edit(await accounts.tokenOf('wordy', long), withPassword(`${long}!`));
    expect(Object.keys(body.errors)).toEqual(['password', 'password_confirmation']);
  });

  it('is changed by one of two requests that both prove the old one', async () => {
    const id = await accounts.member('racing');
    const token = await accounts.tokenOf('racing');
    await makeOld(id);
    const answers = await Promise.all(
      ['the first of two films', 'the second of two films'].map((password) =>
        edit(token, { ...withPassword(password), current_password: PASSWORD }),
      ),
    );
    expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual(['done', 'wrong_password']);
  });
});

describe('what else somebody may send', () => {
  it.each<object>([
    { role: 'admin' },
    { email: 'mine@example.com' },
    { username: 'boss' },
    { user_id: 1 },
    { id: 1 },
    { verified: true },
    { bandwidth: 1e12 },
    { constructor: { prototype: { role: 'admin' } } },
  ])('is refused and changes nothing: %j', async (fields) => {
    const { status, body } = await edit(await tokenOfShared(), { name: 'Mallory', ...fields });
    expect([400, 422]).toContain(status);
    expect(['bad_request', 'invalid_request']).toContain(body.code);
    const [row] = await accounts.rows(`select name, role, email from write.account where username = 'shared'`);
    expect(row).toEqual({ name: 'Test Viewer', role: 'viewer', email: 'shared@example.com' });
  });
});

let shared: Promise<string> | undefined;

function tokenOfShared(): Promise<string> {
  shared ??= accounts.member('shared').then(() => accounts.tokenOf('shared'));
  return shared;
}
