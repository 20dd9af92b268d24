import { AccountsApp } from '../../testing/accounts-app.ts';
import { jpeg } from '../../testing/pictures.ts';

let accounts: AccountsApp;
let token: string;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  await accounts.member('photographer');
  token = await accounts.tokenOf('photographer');
});
afterAll(() => accounts.close());

describe('the form', () => {
  it('needs a file and a token, and takes no JSON', async () => {
    const json = await accounts.test.post('/api/user/uploadAvatar', { token, file: 'x' });
    expect([json.status, json.body.errors]).toEqual([422, { file: ['Please choose a picture'] }]);
    expect((await accounts.upload(await jpeg(64, 64), {})).body.auth_error).toBe('token_required');
    expect((await accounts.upload(await jpeg(64, 64), { token: 'x' })).body.auth_error).toBe('token_expired');
  });

  it('changes the picture of who sends it, whatever else is in it', async () => {
    const victim = await accounts.member('victim');
    const sent = await accounts.upload(await jpeg(64, 64), {
      token,
      user_id: String(victim),
      avatar: 'x',
      role: 'admin',
    });
    expect(sent.body.status).toBe(1);
    const rows = await accounts.rows<{ avatar: string | null; role: string }>(
      'select avatar, role from write.account order by id',
    );
    expect(rows).toEqual([
      { avatar: expect.any(String), role: 'viewer' },
      { avatar: null, role: 'viewer' },
    ]);
  });

  it.each([
    [
      'cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['without a boundary', 'multipart/form-data', '--x--'],
    ['without parts', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['no form at all', 'multipart/form-data; boundary=x', '{"file":1}'],
  ])('that is %s is refused politely', async (_, type, payload) => {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const answer = await accounts.test.app.inject({ method: 'POST', url: '/api/user/uploadAvatar', headers, payload });
    expect([400, 415, 422]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: 0, code: expect.any(String) });
  });
});
