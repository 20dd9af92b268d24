import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SamanGateway } from '#modules/payments/adapters/saman/saman.gateway.ts';
import { ZarinpalGateway } from '#modules/payments/adapters/zarinpal/zarinpal.gateway.ts';
import { GatewayRefused } from '#modules/payments/contract/payment-gateway.port.ts';
import { callbackOf } from '#tools/sandbox-bank/callback-fields.ts';
import { type RunningBank, startBank } from '#tools/sandbox-bank/start-bank.ts';

type Recording = Record<string, Record<string, never>>;
const recorded = (bank: string): Recording =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `recordings/${bank}.json`), 'utf8'));
const SAMAN = recorded('saman');
const ZARINPAL = recorded('zarinpal');
const ORDER = { reference: 'r', amount: 1_000, callbackUrl: 'https://parde.example/callback' };
const PAYMENT = { token: 'A0000000000000000000000000000wwOGYpd', bankReference: '50', amount: 1_000 };

/** A server that gives recorded answers, whatever it is asked. */
let player: Server;
let answer: unknown;
let asked: { path: string; body: unknown };
let url: string;
let bank: RunningBank;

beforeAll(async () => {
  player = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked = { path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => player.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(player.address() as AddressInfo).port}`;
  bank = await startBank();
});
afterAll(async () => {
  player.closeAllConnections();
  await new Promise((resolve) => player.close(resolve));
  await bank.stop();
});

describe('Saman, as its manual records it', () => {
  const gateway = () => new SamanGateway({ url, terminal: '2001' });

  it('gives a token, or a reason', async () => {
    answer = SAMAN['token'];
    expect(await gateway().request(ORDER)).toBe('2c3c1fefac5a48geb9f9be7e445dd9b2');
    expect(asked).toEqual({
      path: '/onlinepg/onlinepg',
      body: { action: 'token', TerminalId: '2001', Amount: 1_000, ResNum: 'r', RedirectUrl: ORDER.callbackUrl },
    });
    answer = SAMAN['token refused'];
    await expect(gateway().request(ORDER)).rejects.toEqual(new GatewayRefused('5'));
  });

  it('verifies by RefNum and terminal', async () => {
    answer = SAMAN['verified'];
    const verified = { kind: 'verified', bankReference: '50', ordered: 1_000, amount: 1_000, card: '621986****8080' };
    expect(await gateway().verify(PAYMENT)).toEqual(verified);
    const body = { RefNum: '50', TerminalNumber: 2001 };
    expect(asked).toEqual({ path: '/verifyTxnRandomSessionkey/ipg/VerifyTransaction', body });
    answer = SAMAN['verify refused'];
    expect(await gateway().verify(PAYMENT)).toEqual({ kind: 'refused', bankCode: '-2', final: true });
  });

  it('tells what was ordered and what was taken, which both have to be right', async () => {
    const told = async (amounts: object) => {
      const { TransactionDetail, ...rest } = SAMAN['verified'] as unknown as { TransactionDetail: object };
      answer = { ...rest, TransactionDetail: { ...TransactionDetail, ...amounts } };
      return gateway().verify(PAYMENT);
    };
    expect(await told({ AffectiveAmount: 999 })).toMatchObject({ ordered: 1_000, amount: 999 });
    expect(await told({ OrginalAmount: 10_000 })).toMatchObject({ ordered: 10_000, amount: 1_000 });
  });

  it('confirms nothing but what it was asked', async () => {
    answer = SAMAN['verified'];
    await expect(gateway().verify({ ...PAYMENT, bankReference: '51' })).rejects.toThrow('something else');
    await expect(new SamanGateway({ url, terminal: '2002' }).verify(PAYMENT)).rejects.toThrow('something else');
  });

  it('sends the buyer back with these fields', () => {
    expect(gateway().readCallback(SAMAN['callback']!)).toMatchObject({
      reference: '1234567890',
      bankReference: 'jJnBmy/IojtTemplUH5ke9ULCGtDtb',
      outcome: 'paid',
    });
    expect(gateway().readCallback(SAMAN['callback cancelled']!)).toMatchObject({ outcome: 'cancelled' });
  });
});

describe('Zarinpal, as its documentation records it', () => {
  const gateway = () => new ZarinpalGateway({ url, merchant: 'm' });

  it('gives an authority, or a code', async () => {
    answer = ZARINPAL['token'];
    expect(await gateway().request(ORDER)).toBe(PAYMENT.token);
    expect(asked.path).toBe('/pg/v4/payment/request.json');
    expect(asked.body).toMatchObject({ merchant_id: 'm', amount: 1_000, currency: 'IRR' });
    answer = ZARINPAL['token refused'];
    await expect(gateway().request(ORDER)).rejects.toEqual(new GatewayRefused('-9'));
  });

  it('verifies by authority and the stored amount', async () => {
    answer = ZARINPAL['verified'];
    const verified = {
      kind: 'verified',
      bankReference: '201',
      ordered: 1_000,
      amount: 1_000,
      card: '502229******5995',
    };
    expect(await gateway().verify(PAYMENT)).toEqual(verified);
    expect(asked.body).toEqual({ merchant_id: 'm', authority: PAYMENT.token, amount: 1_000 });
    answer = ZARINPAL['verify refused'];
    expect(await gateway().verify(PAYMENT)).toEqual({ kind: 'refused', bankCode: '-51', final: false });
  });

  it('reverses, or says why not, with an empty object where others have an empty list', async () => {
    answer = ZARINPAL['reversed'];
    expect(await gateway().reverse(PAYMENT)).toEqual({ kind: 'reversed' });
    // Asked again, because the first answer was lost.
    answer = ZARINPAL['reversed before'];
    expect(await gateway().reverse(PAYMENT)).toEqual({ kind: 'reversed' });
    answer = ZARINPAL['reverse refused'];
    expect(await gateway().reverse(PAYMENT)).toEqual({ kind: 'refused', bankCode: '-63' });
  });
});

/** Names and kinds of the fields, all the way down. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return 'list';
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, shapeOf(inner)]));
}

describe('the sandbox bank speaks as the recordings do', () => {
  const ask = async (address: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(bank.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as Record<string, never>;
  };

  it('for Saman', async () => {
    const order = { action: 'token', TerminalId: '2001', Amount: 1_000, ResNum: 'r', RedirectUrl: ORDER.callbackUrl };
    const token = await ask('/onlinepg/onlinepg', order);
    expect(shapeOf(token)).toEqual(shapeOf(SAMAN['token']));
    expect(shapeOf(await ask('/onlinepg/onlinepg', {}))).toEqual(shapeOf(SAMAN['token refused']));
    const transaction = bank.books.find(token['token'] as unknown as string)!;
    bank.books.pay(transaction, 'none');
    expect(shapeOf(callbackOf(transaction, 'paid').fields)).toEqual(shapeOf(SAMAN['callback']));
    const verify = (RefNum: string) =>
      ask('/verifyTxnRandomSessionkey/ipg/VerifyTransaction', { RefNum, TerminalNumber: 2001 });
    expect(shapeOf(await verify(transaction.reference))).toEqual(shapeOf(SAMAN['verified']));
    expect(shapeOf(await verify('nothing'))).toEqual(shapeOf(SAMAN['verify refused']));
  });

  it('for Zarinpal', async () => {
    const order = {
      merchant_id: 'm',
      amount: 1_000,
      currency: 'IRR',
      callback_url: ORDER.callbackUrl,
      description: '',
    };
    const token = await ask('/pg/v4/payment/request.json', order);
    expect(shapeOf(token)).toEqual(shapeOf(ZARINPAL['token']));
    const { authority } = token['data'] as unknown as { authority: string };
    const verify = () => ask('/pg/v4/payment/verify.json', { merchant_id: 'm', authority, amount: 1_000 });
    expect(shapeOf(await verify())).toEqual(shapeOf(ZARINPAL['verify refused']));
    bank.books.pay(bank.books.find(authority)!, 'none');
    expect(shapeOf(await verify())).toEqual(shapeOf(ZARINPAL['verified']));
    const reversed = await ask('/pg/v4/payment/reverse.json', { merchant_id: 'm', authority });
    expect(shapeOf(reversed)).toEqual(shapeOf(ZARINPAL['reversed']));
  });
});
