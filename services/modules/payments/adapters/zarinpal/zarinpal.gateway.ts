import { z } from 'zod';
import {
  type BankForm,
  type BankPayment,
  type CallbackHint,
  GatewayRefused,
  GatewayUnclear,
  type PaymentGateway,
  type Reversal,
  type TokenRequest,
  type Verification,
} from '../../contract/payment-gateway.port.ts';
import { askBank } from '../ask-bank.ts';

/*
 * Zarinpal, version 4. A payment has an `authority`; the buyer comes back by GET with it and Status=OK|NOK; verify sends the
 * amount we have stored, which the bank compares: 100 is new, 101 was verified before. An answer has `data` or `errors`,
 * the other one being empty: an array, an object or null.
 */
const errors = z.object({ code: z.number().int() });
const none = z.union([z.array(z.unknown()), z.strictObject({}), z.null()]).transform(() => null);
const answerOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ data: z.union([data, none]), errors: z.union([errors, none]).nullish() });

const requestAnswer = answerOf(z.object({ code: z.number().int(), authority: z.string().min(1) }));
const verifyAnswer = answerOf(
  z.object({
    code: z.number().int(),
    ref_id: z.union([z.number().int(), z.string()]),
    card_pan: z.string().nullish(),
  }),
);
const reverseAnswer = answerOf(z.object({ code: z.number().int() }));

const NEW = 100;
const ALREADY = 101;
const AMOUNT_DIFFERS = -50;
/** Other amount, another merchant's, unknown: nothing can follow. -51, not paid, can still become paid. */
const FINAL = new Set([-53, -54, -55]);
/** Not successful, or reversed before. Only what the bank has verified is reversed: then the money is back already. */
const REVERSED_BEFORE = -61;

interface ZarinpalSettings {
  url: string;
  merchant: string;
  timeoutMs?: number;
}

export class ZarinpalGateway implements PaymentGateway {
  readonly name = 'zarinpal';
  readonly verifiesByToken = true;

  constructor(private readonly settings: ZarinpalSettings) {}

  async request({ reference, amount, callbackUrl }: TokenRequest): Promise<string> {
    const order = { amount, currency: 'IRR', callback_url: callbackUrl, description: `Parde ${reference}` };
    const { data, code } = fold(await this.ask('request', order, requestAnswer));
    if (!data || data.code !== NEW) throw new GatewayRefused(String(data?.code ?? code));
    return data.authority;
  }

  form(token: string): BankForm {
    return { action: `${this.settings.url}/pg/StartPay/${encodeURIComponent(token)}`, method: 'GET', fields: {} };
  }

  readCallback(fields: Record<string, string>): CallbackHint {
    const status = fields['Status'] ?? '';
    return {
      reference: null,
      token: fields['Authority'] || null,
      bankReference: null,
      outcome: status === 'OK' ? 'paid' : 'cancelled',
      bankCode: status || null,
    };
  }

  async verify({ token, amount }: BankPayment): Promise<Verification> {
    const { data, code } = fold(await this.ask('verify', { authority: token, amount }, verifyAnswer));
    if (data && (data.code === NEW || data.code === ALREADY)) {
      // The bank compared the amount with what it took.
      const { ref_id, card_pan: card = null } = data;
      return { kind: 'verified', bankReference: String(ref_id), ordered: amount, amount, card };
    }
    const bankCode = data?.code ?? code;
    return { kind: 'refused', bankCode: String(bankCode), final: bankCode === AMOUNT_DIFFERS || FINAL.has(bankCode) };
  }

  async reverse({ token }: BankPayment): Promise<Reversal> {
    const { data, code } = fold(await this.ask('reverse', { authority: token }, reverseAnswer));
    const bankCode = data?.code ?? code;
    const reversed = bankCode === NEW || bankCode === REVERSED_BEFORE;
    return reversed ? { kind: 'reversed' } : { kind: 'refused', bankCode: String(bankCode) };
  }

  private ask<Answer>(operation: string, body: object, shape: z.ZodType<Answer>): Promise<Answer> {
    const { url, merchant, timeoutMs } = this.settings;
    return askBank(`${url}/pg/v4/payment/${operation}.json`, { merchant_id: merchant, ...body }, shape, timeoutMs);
  }
}

/** @throws GatewayUnclear for an answer with neither data nor errors. */
function fold<Data>({ data, errors: refused }: { data: Data | null; errors?: { code: number } | null | undefined }) {
  const code = refused?.code ?? null;
  if (data === null && code === null) throw new GatewayUnclear('the bank answered nothing');
  return { data, code: code ?? 0 };
}
