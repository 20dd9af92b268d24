import { type SupportApp, startSupportApp } from '../../testing/support-app.ts';

describe('who writes letter after letter', () => {
  let app: SupportApp;
  beforeAll(async () => {
    app = await startSupportApp([], { THROTTLING: '1' });
  });
  afterAll(() => app?.close());

  it('is asked to wait after ten a day, and gets the answer once more of what was sent before', async () => {
    const letter = (n: number) => ({ name: 'Ann', email: 'ann@example.com', subject: `Letter ${n}`, body: 'When?' });
    const captcha = await app.captcha();
    const send = (n: number, solved: string, key: string) =>
      app.post('/api/contact', { form: letter(n), captcha: solved }, { 'idempotency-key': key });
    const first = await send(1, captcha, 'first');
    expect(first.status).toBe(200);
    for (let n = 2; n <= 10; n++) expect((await send(n, await app.captcha(), `letter ${n}`)).status).toBe(200);
    expect((await send(11, await app.captcha(), 'letter 11')).status).toBe(429);
    expect((await send(1, captcha, 'first')).body).toEqual(first.body);
    expect((await send(12, captcha, 'first')).body.code).toBe('idempotency_key_reused');
  });
});
