import { randomUUID } from 'node:crypto';
import { Recipients } from '../../contract/recipients.port.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({ LOG_LEVEL: 'silent' });
});
afterAll(() => accounts?.close());

const post = (path: string, body: object, headers = {}) => accounts.test.post(`/api/user/${path}`, body, headers);
const askEmail = (token: string, email: string, fields: object = {}) =>
  post('changeEmail', { token, email, password: PASSWORD, ...fields });
const askPhone = (token: string, phone: string) => post('changePhone', { token, phone, password: PASSWORD });
const confirm = (token: string, detail: 'email' | 'phone', code: string) =>
  post('confirmContactChange', { token, detail, code });

async function signedIn(username: string): Promise<{ id: number; token: string }> {
  const id = await accounts.member(username);
  return { id, token: await accounts.tokenOf(username) };
}

const contactsOf = async (token: string) => {
  await accounts.projected();
  const { email, phone } = (await accounts.info(token)).body.user;
  return { email, phone };
};

/** As if that much time had gone by since the code was sent. */
const later = (id: number, interval: string) =>
  accounts.rows(
    `update write.contact_change set issued_at = issued_at - $2::interval, expires_at = expires_at - $2::interval
     where account_id = $1`,
    [id, interval],
  );

describe('one’s e-mail address', () => {
  it('changes by the code that went to the new one; the session stays, and the old one is told', async () => {
    const { token } = await signedIn('mover');
    const asked = await askEmail(token, ' Moved@Example.com ');
    expect(asked.body).toEqual({ status: 1, message: 'A code is on its way to the new address', resend_in: 60 });
    expect(await contactsOf(token)).toEqual({ email: 'mover@example.com', phone: null });
    const changed = await confirm(token, 'email', await accounts.codeFor('Moved@Example.com'));
    const user = { email: 'Moved@Example.com', phone: null };
    expect(changed.body).toEqual({ status: 1, message: 'Your email is changed', user });
    expect(await contactsOf(token)).toEqual(user);
    const [told] = await accounts.deliveredTo('mover@example.com', 2);
    expect(told).toMatchObject({ subject: 'پرده: ایمیل حساب شما تغییر کرد', code: null });
    expect(told?.text).not.toContain('Moved');
  });

  it('is then the one that logs in, that a link for a password goes to, and that staff sees', async () => {
    const { id, token } = await signedIn('follower');
    await askEmail(token, 'followed@example.com');
    await confirm(token, 'email', await accounts.codeFor('followed@example.com'));
    expect((await accounts.logIn('followed@example.com')).body.status).toBe(1);
    expect((await accounts.logIn('follower@example.com')).body.code).toBe('wrong_credentials');
    await post('recovery', { email: 'follower@example.com' });
    await post('recovery', { email: 'followed@example.com' });
    await accounts.everyJobDone();
    expect((await accounts.deliveries('followed@example.com'))[0]?.text).toContain('/change-password/');
    // The code of the registration, and what was told of the change.
    expect(await accounts.deliveries('follower@example.com')).toHaveLength(2);
    // Receipts, notices and digests go to whom this finds.
    const recipient = await accounts.test.app.get(Recipients).find(id);
    expect(recipient).toMatchObject({ email: 'followed@example.com', verified: true });
    await accounts.projected();
    const headers = { authorization: `Bearer ${await accounts.staff('admin')}` };
    const seen = await accounts.test.get(`/api/console/users/${id}`, headers);
    expect(seen.body.email).toBe('followed@example.com');
    expect((await accounts.register('heir', { email: 'follower@example.com' })).body.status).toBe(1);
    await accounts.everyJobDone();
    expect(await accounts.codeFor('follower@example.com')).toMatch(/^\d{6}$/);
  });

  it('ends the link that is on its way to the old one', async () => {
    const { token } = await signedIn('linked');
    await post('recovery', { email: 'linked@example.com' });
    const [mail] = await accounts.deliveredTo('linked@example.com', 2);
    const hash = /change-password\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await askEmail(token, 'linked2@example.com');
    await confirm(token, 'email', await accounts.codeFor('linked2@example.com'));
    const password = 'another evening, another film';
    const opened = await post('changePassword', { hash, password, password_confirmation: password });
    expect(opened.body.code).toBe('link_expired');
  });

  it('needs the password, and an address that is one', async () => {
    const { token } = await signedIn('doubter');
    const wrong = await askEmail(token, 'doubter2@example.com', { password: 'not this one' });
    expect(wrong.body).toMatchObject({ code: 'wrong_password', errors: { password: ['The password is wrong'] } });
    for (const email of ['nobody', '', 'a@b', `${'x'.repeat(250)}@example.com`]) {
      const { status, body } = await askEmail(token, email);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
    }
    expect((await askEmail(token, 'DOUBTER@example.com')).body).toMatchObject({
      code: 'contact_unchanged',
      errors: { email: ['This is your email already'] },
    });
    expect((await accounts.test.post('/api/user/changeEmail', { email: 'x@example.com' })).status).toBe(401);
    expect(await accounts.deliveries('doubter2@example.com')).toEqual([]);
  });

  it('that has an account is answered as any other; its owner is told, and nobody gets a code', async () => {
    await accounts.member('landlord');
    const { token } = await signedIn('squatter');
    const known = await askEmail(token, 'LANDLORD@example.com');
    const { token: other } = await signedIn('settler');
    const unknown = await askEmail(other, 'settled@example.com');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const wrong = (await accounts.codeFor('settled@example.com')) === '000000' ? '111111' : '000000';
    const answers = [await confirm(token, 'email', wrong), await confirm(other, 'email', wrong)];
    expect(answers.map(({ body }) => body.code)).toEqual(['wrong_code', 'wrong_code']);
    const [told] = await accounts.deliveredTo('landlord@example.com', 2);
    expect(told).toMatchObject({ code: null, subject: 'پرده: کسی ایمیل شما را برای حساب دیگری خواسته است' });
  });

  it('goes to the first of two who have a code for it', async () => {
    const [one, two] = [await signedIn('first'), await signedIn('second')];
    await askEmail(one.token, 'wanted@example.com');
    const [first] = await accounts.deliveredTo('wanted@example.com');
    await askEmail(two.token, 'wanted@example.com');
    const [second] = await accounts.deliveredTo('wanted@example.com', 2);
    const answers = await Promise.all([
      confirm(one.token, 'email', first?.code ?? ''),
      confirm(two.token, 'email', second?.code ?? ''),
    ]);
    expect(answers.map(({ body }) => body.code ?? 'changed').sort()).toEqual(['changed', 'email_taken']);
  });
});

describe('the code for a new address', () => {
  it('works once, for fifteen minutes, for its own account and detail, in Persian digits too', async () => {
    const { id, token } = await signedIn('coded');
    const { token: other } = await signedIn('uncoded');
    await askEmail(token, 'coded2@example.com');
    const code = await accounts.codeFor('coded2@example.com');
    expect((await confirm(other, 'email', code)).body.code).toBe('code_expired');
    expect((await confirm(token, 'phone', code)).body.code).toBe('code_expired');
    await later(id, '15 minutes');
    expect((await confirm(token, 'email', code)).body.code).toBe('code_expired');
    await askEmail(token, 'coded2@example.com');
    const [next] = await accounts.deliveredTo('coded2@example.com', 2);
    const persian = (next?.code ?? '').replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
    expect((await confirm(token, 'email', persian)).body.status).toBe(1);
    expect((await confirm(token, 'email', next?.code ?? '')).body.code).toBe('code_expired');
  });

  it('may be guessed five times, also at once', async () => {
    const { token } = await signedIn('guesser');
    await askEmail(token, 'guesser2@example.com');
    const code = await accounts.codeFor('guesser2@example.com');
    const wrong = code === '123456' ? '654321' : '123456';
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token, 'email', wrong)));
    expect(answers.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(5);
    expect((await confirm(token, 'email', code)).body.code).toBe('code_expired');
  });

  it('comes once a minute for one address, at once for another, and ends the one before', async () => {
    const { id, token } = await signedIn('hasty');
    await askEmail(token, 'tpyo@example.com');
    const early = await askEmail(token, 'tpyo@example.com');
    expect(early.body).toMatchObject({ code: 'resend_too_early', resend_in: expect.any(Number) });
    const first = await accounts.codeFor('tpyo@example.com');
    await askEmail(token, 'typo@example.com');
    const second = await accounts.codeFor('typo@example.com');
    if (first !== second) expect((await confirm(token, 'email', first)).body.code).toBe('wrong_code');
    await later(id, '60 seconds');
    expect((await askEmail(token, 'typo@example.com')).body.status).toBe(1);
  });
});

describe('one’s phone number', () => {
  it('changes by the code that is read aloud there, and the mailbox is told', async () => {
    const { token } = await signedIn('caller');
    const asked = await askPhone(token, '۰۹۱۲ ۱۲۳ ۴۵۶۷');
    expect(asked.body).toMatchObject({ status: 1, resend_in: 60 });
    const [call] = await accounts.deliveredTo('+989121234567');
    expect(call?.channel).toBe('call');
    const changed = await confirm(token, 'phone', call?.code ?? '');
    expect(changed.body.user).toEqual({ email: 'caller@example.com', phone: '+989121234567' });
    expect(await contactsOf(token)).toEqual(changed.body.user);
    const [told] = await accounts.deliveredTo('caller@example.com', 2);
    expect(told?.subject).toBe('پرده: شمارهٔ حساب شما تغییر کرد');
    expect((await askPhone(token, '00989121234567')).body.code).toBe('contact_unchanged');
    for (const none of ['12', '091234567'])
      expect((await askPhone(token, none)).body.errors).toEqual({ phone: ['The phone number is not valid'] });
  });

  it('is taken away by the password, and a code that was on its way with it', async () => {
    const { token } = await signedIn('quiet');
    await askPhone(token, '09121234568');
    await confirm(token, 'phone', (await accounts.deliveredTo('+989121234568'))[0]?.code ?? '');
    await askPhone(token, '09121234569');
    const [call] = await accounts.deliveredTo('+989121234569');
    expect((await post('removePhone', { token, password: 'not this one' })).body.code).toBe('wrong_password');
    const removed = await post('removePhone', { token, password: PASSWORD });
    expect(removed.body).toEqual({ status: 1, message: 'Your phone number is removed' });
    expect((await confirm(token, 'phone', call?.code ?? '')).body.code).toBe('code_expired');
    expect(await contactsOf(token)).toEqual({ email: 'quiet@example.com', phone: null });
  });
});

describe('a second press after a lost answer, under the Idempotency-Key of the first', () => {
  const twice = async (path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    return [await post(path, body, headers), await post(path, body, headers)] as const;
  };

  it('is told that the code is on its way, and none goes out twice', async () => {
    const { token } = await signedIn('pressing');
    const email = 'pressed@example.com';
    const [mailed, again] = await twice('changeEmail', { token, email, password: PASSWORD });
    expect([mailed.body.status, again.body]).toEqual([1, mailed.body]);
    const phone = '09121234571';
    const [called, calledAgain] = await twice('changePhone', { token, phone, password: PASSWORD });
    expect([called.body.status, calledAgain.body]).toEqual([1, called.body]);
    await accounts.everyJobDone();
    expect(await accounts.deliveries(email)).toHaveLength(1);
    expect(await accounts.deliveries('+989121234571')).toHaveLength(1);
  });

  it('is told that it is changed, as long as it is the same press', async () => {
    const { token } = await signedIn('confirming');
    await askEmail(token, 'confirmed@example.com');
    const code = await accounts.codeFor('confirmed@example.com');
    const [changed, again] = await twice('confirmContactChange', { token, detail: 'email', code });
    expect(changed.body).toMatchObject({ status: 1, user: { email: 'confirmed@example.com' } });
    expect([again.status, again.body]).toEqual([200, changed.body]);
    expect((await confirm(token, 'email', code)).body.code).toBe('code_expired');
  });

  it('is not counted', async () => {
    const { token } = await signedIn('stubborn');
    const headers = { 'idempotency-key': randomUUID() };
    const ask = (email: string) => post('changeEmail', { token, email, password: PASSWORD }, headers);
    const first = await ask('stubborn2@example.com');
    for (let n = 0; n < 5; n++) expect((await ask('stubborn2@example.com')).body).toEqual(first.body);
    expect((await askEmail(token, 'stubborn3@example.com')).body.status).toBe(1);
  });
});

it('nothing of old and new is left after a deletion, nor of what was asked for', async () => {
  const { id, token } = await signedIn('vanishing');
  await askEmail(token, 'canary1@example.com');
  const change = { token, detail: 'email', code: await accounts.codeFor('canary1@example.com') };
  await post('confirmContactChange', change, { 'idempotency-key': randomUUID() });
  await askPhone(token, '09120000011');
  await confirm(token, 'phone', (await accounts.deliveredTo('+989120000011'))[0]?.code ?? '');
  await askEmail(token, 'canary2@example.com');
  await accounts.everyJobDone();
  await post('deleteAccount', { token, password: PASSWORD });
  // The mail that tells of it holds the address until it is on its way.
  await accounts.everyJobDone();
  await accounts.projected();
  const rows = await accounts.rows<{ text: string }>(
    `select t::text as text from write.account t where id = $1 union all
     select t::text from write.event_log t where stream = $2 union all
     select t::text from write.contact_change t where account_id = $1 union all
     select t::text from write.idempotency_key t union all
     select t::text from write.effect_job t union all
     select t::text from read.account t where user_id = $1`,
    [id, `user-${id}`],
  );
  const all = rows.map(({ text }) => text).join('\n');
  for (const trace of ['canary', 'vanishing', '9120000011']) expect(all).not.toContain(trace);
});
