import { PaymentsFixture } from '../support/payments-fixture.ts';
import { forged } from '../support/scenario-run.ts';

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await PaymentsFixture.start({ THROTTLING: '1' });
});
afterAll(() => fixture?.close());

const post = (gateway: string, form: string, headers = {}) =>
  fixture.app.app.inject({
    method: 'POST',
    url: `/api/payment/callback/${gateway}`,
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('a buyer who comes back', () => {
  it('while we cannot write it down gets the same form again, which then leads to the receipt', async () => {
    const visit = await fixture.visit((await fixture.user()).token, 'saman');
    const callback = forged(await visit.pay(), { Wage: '"><script>alert(1)</script>' });
    fixture.gateways.saman.crashes = 1;
    const answer = await post('saman', new URLSearchParams(callback.fields).toString());
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).not.toContain('<script');
    const inputs = [...answer.body.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const fields = Object.fromEntries(inputs);
    expect(fields).toMatchObject({ RefNum: callback.fields['RefNum'], ResNum: visit.reference });
    const again = await post('saman', new URLSearchParams(fields).toString());
    expect(again.headers.location).toMatch(`/payment/success/${visit.reference}`);
  });

  it('is served whoever is signed in, and whatever else stands in the form', async () => {
    const visit = await fixture.visit((await fixture.user()).token, 'sandbox');
    const { fields } = await visit.pay();
    const form = `${new URLSearchParams(fields)}&__proto__=x&order=&state[]=1&${'z'.repeat(300)}=1`;
    const doubled = await post('sandbox', form);
    // What is sent twice was not sent.
    expect(doubled.headers.location).toBe('/payment/error/unknown_reference/-');
    const answer = await post('sandbox', new URLSearchParams(fields).toString(), { cookie: 'parde-token=old' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer.headers.location).toMatch(`/payment/success/${visit.reference}`);
  });

  it('of a bank that this site does not have goes to nobody', async () => {
    expect((await post('paypal', 'order=1')).headers.location).toBe('/payment/error/unknown_reference/-');
  });
});

it('no other route reads a form', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fixture.app.app.inject({ method: 'POST', url: '/api/plans', payload: 'a=1', headers });
  expect(answer.statusCode).toBe(415);
});

describe('who plays with callbacks', () => {
  it('is told to wait after sixty for one payment', async () => {
    const visit = await fixture.visit((await fixture.user()).token, 'zarinpal');
    const callback = await visit.pay();
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await visit.goBack(callback)).status);
    expect(statuses).toEqual([...Array(60).fill(303), 429]);
  });

  it('is told to wait after thirty for nobody, while buyers at the same address are served', async () => {
    const visit = await fixture.visit((await fixture.user()).token, 'sandbox');
    const callback = await visit.pay();
    const stray = async () => (await post('sandbox', `order=${'f'.repeat(32)}`)).statusCode;
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) statuses.push(await stray());
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(303));
    expect(statuses.at(-1)).toBe(429);
    expect((await visit.goBack(callback)).location).toMatch(`/payment/success/${visit.reference}`);
  });
});
