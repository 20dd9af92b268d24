import jwt, { type SignOptions } from 'jsonwebtoken';
import { Config } from '#platform/kernel/config/config.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';

let accounts: AccountsApp;
let secret: string;
let good: string;
let userId: number;
let sessionId: string;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  secret = accounts.test.app.get(Config).values.tokenSecret;
  userId = await accounts.member('bearer');
  good = await accounts.tokenOf('bearer');
  ({ sid: sessionId } = jwt.decode(good) as { sid: string });
});
afterAll(() => accounts.close());

const EXPIRED = [401, 'token_expired'];
const met = async (token: string) => {
  const { status, body } = await accounts.info(token);
  return [status, body.auth_error];
};
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as ours but for what is given. */
function signed(claims: object = {}, options: SignOptions = {}, key: string | Buffer = secret): string {
  const payload = { sub: String(userId), sid: sessionId, aud: 'parde', exp: 9_999_999_999, ...claims };
  return jwt.sign(payload, key, { algorithm: 'HS256', ...options });
}

function unsigned(alg: string, signature = ''): string {
  const claims = { sub: String(userId), sid: sessionId, aud: 'parde', exp: 9_999_999_999 };
  return `${encode({ alg, typ: 'JWT' })}.${encode(claims)}.${signature}`;
}

const tampered = (change: object) => {
  const [head, payload, signature] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString());
  return [head, encode({ ...claims, ...change }), signature].join('.');
};

describe('a token', () => {
  it('that we have given is taken, also one made the same way: what follows says something', async () => {
    expect((await accounts.info(good)).status).toBe(200);
    expect((await accounts.info(signed())).status).toBe(200);
  });

  it('holds who and which session, and nothing else about anybody', () => {
    expect(Object.keys(jwt.decode(good) as object).sort()).toEqual(['aud', 'exp', 'iat', 'sid', 'sub']);
    expect(JSON.parse(Buffer.from(good.split('.')[0]!, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  });

  it.each<[what: string, token: () => string]>([
    ['expired', () => signed({ exp: Math.floor(Date.now() / 1_000) - 1 })],
    ['not valid yet', () => signed({ nbf: Math.floor(Date.now() / 1_000) + 60 })],
    ['for another audience', () => signed({ aud: 'someone-else' })],
    ['for no audience', () => signed({ aud: undefined })],
    ['signed with another secret', () => signed({}, {}, 'another secret of thirty-two characters')],
    ['signed with nothing', () => unsigned('none')],
    ['signed with nothing, spelt otherwise', () => unsigned('NoNe')],
    ['unsigned with a signature left over', () => unsigned('none', good.split('.')[2])],
    ['without its signature', () => good.split('.').slice(0, 2).concat('').join('.')],
    ['of a longer algorithm', () => signed({}, { algorithm: 'HS512' })],
    ['of another user', () => signed({ sub: String(userId + 1) })],
    ['of a user who is no number', () => signed({ sub: 'x' })],
    ['of a user who is code', () => signed({ sub: '1 or 1=1' })],
    ['of a session that is none', () => signed({ sid: '00000000-0000-4000-8000-000000000000' })],
    ['of a session that is no text', () => signed({ sid: 7 })],
    ['of a session that is code', () => signed({ sid: "x' or '1'='1" })],
    ['of no session', () => signed({ sid: undefined })],
    ['with a key of its own choice', () => signed({}, { header: { alg: 'HS256', kid: '../../../dev/null' } }, '\0')],
    [
      'with a key in its head',
      () => signed({}, { header: { alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } } as never }, Buffer.from([0])),
    ],
    ['changed to another user', () => tampered({ sub: String(userId + 1) })],
    ['changed to a longer life', () => tampered({ exp: 9_999_999_999 })],
    ['changed in one letter', () => `${good.slice(0, -2)}${good.at(-2) === 'A' ? 'B' : 'A'}${good.at(-1)}`],
    ['no token', () => 'x'],
    ['three empty parts', () => '..'],
    ['very long', () => `${good}${'a'.repeat(3_000)}`],
  ])('that is %s is refused', async (_, token) => {
    expect(await met(token())).toEqual(EXPIRED);
  });

  it('is never read from the address', async () => {
    for (const url of [`/api/user/info?token=${good}`, `/api/user/info?access_token=${good}`]) {
      expect((await accounts.test.post(url)).body.auth_error).toBe('token_required');
    }
  });

  it('in the body goes before the one in the header', async () => {
    const headers = { authorization: `Bearer ${good}` };
    expect((await accounts.test.post('/api/user/info', {}, headers)).status).toBe(200);
    expect((await accounts.test.post('/api/user/info', { token: 'x' }, headers)).status).toBe(401);
  });

  it('of a session that ended stays ended, whatever its own date says', async () => {
    await accounts.member('ended');
    const token = await accounts.tokenOf('ended');
    await accounts.test.post('/api/user/logout', { token });
    expect(await met(token)).toEqual(EXPIRED);
    const { sid, sub } = jwt.decode(token) as { sid: string; sub: string };
    expect(await met(signed({ sid, sub }))).toEqual(EXPIRED);
  });
});
