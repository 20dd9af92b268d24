import { siteAsMerchant } from './merchant.ts';
import { type RunningBank, startBank } from './start-bank.ts';

const CALLBACK = '/api/payment/callback/sandbox';

describe('where the sandbox bank sends to', () => {
  it.each([
    ['https://parde.example', `https://parde.example${CALLBACK}`, true],
    ['https://parde.example/', `https://parde.example${CALLBACK}?a=b`, true],
    ['https://parde.example', `https://parde.example.evil.example${CALLBACK}`, false],
    ['https://parde.example', `https://parde.example@evil.example${CALLBACK}`, false],
    ['https://parde.example', `https://evil@parde.example${CALLBACK}`, false],
    ['https://parde.example', `https://evil.example${CALLBACK}`, false],
    ['https://parde.example', `http://parde.example${CALLBACK}`, false],
    ['https://parde.example', `https://parde.example:8443${CALLBACK}`, false],
    ['https://parde.example', `http://localhost:3000${CALLBACK}`, false],
    ['https://parde.example', 'https://parde.example/api/user/logout', false],
    ['https://parde.example', `https://parde.example${CALLBACK}/../../../user/logout`, false],
    [undefined, `http://localhost:3000${CALLBACK}`, true],
    [undefined, `http://127.0.0.1:8080${CALLBACK}`, true],
    [undefined, `http://[::1]:3000${CALLBACK}`, true],
    [undefined, `http://192.168.1.7:3000${CALLBACK}`, false],
    [undefined, `http://169.254.169.254${CALLBACK}`, false],
    [undefined, 'http://127.0.0.1:5432/', false],
    [undefined, `ftp://localhost${CALLBACK}`, false],
    [undefined, 'javascript:alert(1)', false],
  ])('of a site at %s: %s: %s', (publicUrl, address, owned) => {
    expect(siteAsMerchant(publicUrl).owns(address)).toBe(owned);
  });
});

describe('a sandbox bank of a site', () => {
  let bank: RunningBank;
  beforeAll(async () => {
    bank = await startBank(0, '127.0.0.1', '', siteAsMerchant('https://parde.example'));
  });
  afterAll(() => bank?.stop());

  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${bank.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const orders: [protocol: string, order: (callback: string) => Promise<unknown>][] = [
    ['sandbox', (url) => ask('/api/token', { merchant_id: '1', reference: 'r', amount: 1_000, callback_url: url })],
    [
      'saman',
      (url) =>
        ask('/onlinepg/onlinepg', { action: 'token', TerminalId: '1', Amount: 1_000, ResNum: 'r', RedirectUrl: url }),
    ],
    [
      'zarinpal',
      (url) => {
        const order = { merchant_id: '1', amount: 1_000, currency: 'IRR', description: 'r', callback_url: url };
        return ask('/pg/v4/payment/request.json', order);
      },
    ],
  ];

  it.each(orders)('takes no order by %s that would have it send elsewhere', async (_, order) => {
    const before = bank.books.all().length;
    await order(`https://evil.example${CALLBACK}`);
    expect(bank.books.all()).toHaveLength(before);
    await order(`https://parde.example${CALLBACK}`);
    expect(bank.books.all()).toHaveLength(before + 1);
  });

  it('has pages that post to the site and to itself alone', async () => {
    const { headers } = await fetch(`${bank.url}/page/none`);
    const policy = headers
      .get('content-security-policy')
      ?.split(';')
      .map((directive) => directive.trim());
    expect(policy).toContain("form-action 'self' https://parde.example");
    expect(policy).toContain("default-src 'none'");
  });
});
