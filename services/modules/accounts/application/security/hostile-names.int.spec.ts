import { AccountsApp } from '../../testing/accounts-app.ts';

const SCRIPT = '<script>alert(1)</script>';
const NAMES = [
  SCRIPT,
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '</title><script>alert(1)</script>',
  '=HYPERLINK("https://evil.example")',
];

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
});
afterAll(() => accounts.close());

describe.each(NAMES.map((name, index) => [name, `hostile${index}`] as const))('a name that is %s', (name, username) => {
  it('is kept and given back as the text it is, as JSON that no browser takes for a page', async () => {
    const registered = await accounts.register(username, { name });
    expect(registered.body.status).toBe(1);
    await accounts.verify(registered.body.user_id, await accounts.codeFor(`${username}@example.com`));
    await accounts.projected();
    const token = await accounts.tokenOf(username);
    const answers = [await accounts.info(token), await accounts.test.post('/api/user/getPublicProfile', { username })];
    for (const { headers, body } of answers) {
      expect(body.user.name).toBe(name);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('is in no mail: neither before the address was verified nor afterwards', async () => {
    const email = `${username}@example.com`;
    await accounts.test.post('/api/user/recovery', { email });
    const mails = await accounts.deliveredTo(email, 2);
    expect(mails[0]?.text).toContain('/change-password/');
    for (const { id, text } of mails as unknown as { id: number; text: string }[]) {
      const { body: page } = await accounts.test.get(`/dev/mailbox/${id}`);
      for (const shown of [text, page]) {
        expect(shown).not.toContain(name);
        expect(shown).not.toMatch(/<script|<img|<svg|alert\(|evil\.example/i);
      }
    }
  });
});

describe('a name that a mail’s head or a database could stumble on', () => {
  it.each(['a\r\nBcc: everybody@example.com', 'a\u0000b', 'a\u2028b', '\ud800abc'])(
    'is refused or harmless: %j',
    async (name) => {
      const username = `odd${NAMES.length}${name.length}${name.charCodeAt(1)}`;
      const { status } = await accounts.register(username, { name });
      expect([200, 400, 422]).toContain(status);
      if (status === 200) {
        const [row] = await accounts.rows<{ email: string }>('select email from write.account where id = $1', [
          await accounts.idOf(username),
        ]);
        const [mail, ...others] = await accounts.deliveredTo(row!.email);
        expect(others).toEqual([]);
        expect(mail?.subject).not.toMatch(/[\r\n]/);
      }
      expect(await accounts.deliveries('everybody@example.com')).toEqual([]);
    },
  );

  it.each([
    'eve@example.com\r\nBcc: everybody@example.com',
    'eve@example.com, everybody@example.com',
    'Eve <eve@example.com>',
    '"eve"@example.com',
  ])('as an address is refused: %j', async (email) => {
    const { status, body } = await accounts.register('eve', { email });
    expect([400, 422]).toContain(status);
    expect(body.status).toBe(0);
  });
});
