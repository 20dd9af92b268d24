import { z } from 'zod';
import {
  type BankForm,
  type BankPayment,
  type CallbackHint,
  GatewayRefused,
  type PaymentGateway,
  type Reversal,
  type TokenRequest,
  type Verification,
} from '../../contract/payment-gateway.port.ts';
import { askBank } from '../ask-bank.ts';

const tokenAnswer = z.union([
  z.object({ status: z.literal('ok'), token: z.string().min(1) }),
  z.object({ status: z.literal('refused'), code: z.string() }),
]);
const verifyAnswer = z.union([
  z.object({
    status: z.enum(['verified', 'already']),
    reference: z.string().min(1),
    amount: z.number().int().positive(),
    card: z.string().nullable(),
  }),
  z.object({ status: z.literal('refused'), code: z.string(), final: z.boolean() }),
]);
const reverseAnswer = z.union([
  z.object({ status: z.enum(['reversed', 'already']) }),
  z.object({ status: z.literal('refused'), code: z.string() }),
]);

const OUTCOMES: Record<string, CallbackHint['outcome']> = {
  paid: 'paid',
  cancelled: 'cancelled',
  timed_out: 'timed_out',
};

interface SandboxSettings {
  /** Where this process reaches the bank. */
  url: string;
  /** Where a browser reaches it; may be a path of this site. */
  publicUrl: string;
  terminal: string;
  timeoutMs?: number;
}

/** The sandbox bank of services/tools/sandbox-bank in its own, plainest protocol. Never in production. */
export class SandboxGateway implements PaymentGateway {
  readonly name = 'sandbox';
  readonly verifiesByToken = true;

  constructor(private readonly settings: SandboxSettings) {}

  async request({ reference, amount, callbackUrl }: TokenRequest): Promise<string> {
    const answer = await this.ask('token', { reference, amount, callback_url: callbackUrl }, tokenAnswer);
    if (answer.status === 'refused') throw new GatewayRefused(answer.code);
    return answer.token;
  }

  form(token: string): BankForm {
    const fields = { token, merchant_id: this.settings.terminal };
    return { action: `${this.settings.publicUrl}/pay`, method: 'POST', fields };
  }

  readCallback(fields: Record<string, string>): CallbackHint {
    return {
      reference: fields['order'] || null,
      token: null,
      bankReference: fields['reference'] || null,
      outcome: OUTCOMES[fields['state'] ?? ''] ?? 'failed',
      bankCode: fields['code'] || null,
    };
  }

  async verify({ token }: BankPayment): Promise<Verification> {
    const answer = await this.ask('verify', { token }, verifyAnswer);
    if (answer.status === 'refused') return { kind: 'refused', bankCode: answer.code, final: answer.final };
    const { reference: bankReference, amount, card } = answer;
    return { kind: 'verified', bankReference, ordered: amount, amount, card };
  }

  async reverse({ token }: BankPayment): Promise<Reversal> {
    const answer = await this.ask('reverse', { token }, reverseAnswer);
    return answer.status === 'refused' ? { kind: 'refused', bankCode: answer.code } : { kind: 'reversed' };
  }

  private ask<Answer>(what: string, body: object, shape: z.ZodType<Answer>): Promise<Answer> {
    const { url, terminal, timeoutMs } = this.settings;
    return askBank(`${url}/api/${what}`, { ...body, merchant_id: terminal }, shape, timeoutMs);
  }
}
