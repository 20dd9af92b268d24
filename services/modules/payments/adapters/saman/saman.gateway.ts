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
 * Saman Electronic Payment (SEP), its "token" protocol. The buyer posts `Token`; the bank posts State, Status, RefNum and
 * ResNum back; a transaction is verified by RefNum and terminal within 30 minutes, or the bank gives the money back. RefNum
 * comes with the callback alone: where that is lost, there is nothing to ask with.
 */
const tokenAnswer = z.object({
  status: z.number().int(),
  token: z.string().nullish(),
  errorCode: z.union([z.string(), z.number()]).nullish(),
});
const transactionAnswer = z.object({
  TransactionDetail: z
    .object({
      RefNum: z.string(),
      TerminalNumber: z.union([z.string(), z.number()]),
      MaskedPan: z.string().nullish(),
      OrginalAmount: z.number().int(),
      AffectiveAmount: z.number().int(),
    })
    .nullish(),
  ResultCode: z.number().int(),
  Success: z.boolean(),
});
type TransactionAnswer = z.infer<typeof transactionAnswer>;

const DONE = 0;
/** Verified before. */
const REPEATED = 2;
const REVERSED = 5;
/** Not found, too late, reversed: nothing can follow. Wrong terminal and address are ours to mend. */
const FINAL = new Set([-2, -6, REVERSED]);

/** Status of the callback. */
const PAID = '2';
const CANCELLED = '1';
const TIMED_OUT = '4';

interface SamanSettings {
  url: string;
  terminal: string;
  timeoutMs?: number;
}

export class SamanGateway implements PaymentGateway {
  readonly name = 'saman';
  readonly verifiesByToken = false;

  constructor(private readonly settings: SamanSettings) {}

  async request({ reference, amount, callbackUrl }: TokenRequest): Promise<string> {
    const { url, terminal, timeoutMs } = this.settings;
    const body = { action: 'token', TerminalId: terminal, Amount: amount, ResNum: reference, RedirectUrl: callbackUrl };
    const answer = await askBank(`${url}/onlinepg/onlinepg`, body, tokenAnswer, timeoutMs);
    if (answer.status !== 1 || !answer.token) throw new GatewayRefused(String(answer.errorCode ?? answer.status));
    return answer.token;
  }

  form(token: string): BankForm {
    const fields = { Token: token, TerminalId: this.settings.terminal, GetMethod: '' };
    return { action: `${this.settings.url}/OnlinePG/OnlinePG`, method: 'POST', fields };
  }

  readCallback(fields: Record<string, string>): CallbackHint {
    const status = fields['Status'] ?? '';
    const paid = status === PAID && fields['State'] === 'OK';
    const outcome = status === CANCELLED ? 'cancelled' : status === TIMED_OUT ? 'timed_out' : 'failed';
    return {
      reference: fields['ResNum'] || null,
      token: null,
      bankReference: (paid && fields['RefNum']) || null,
      outcome: paid ? 'paid' : outcome,
      bankCode: status || null,
    };
  }

  async verify(payment: BankPayment): Promise<Verification> {
    if (!payment.bankReference) return { kind: 'refused', bankCode: 'no RefNum', final: false };
    const answer = await this.ask('VerifyTransaction', payment.bankReference);
    const { ResultCode, TransactionDetail: detail } = answer;
    if (ResultCode !== DONE && ResultCode !== REPEATED) {
      return { kind: 'refused', bankCode: String(ResultCode), final: FINAL.has(ResultCode) };
    }
    if (!detail || !this.isOurs(answer, payment.bankReference)) {
      throw new GatewayUnclear('the bank confirmed something else than it was asked');
    }
    const { RefNum: bankReference, OrginalAmount: ordered, AffectiveAmount: amount, MaskedPan } = detail;
    return { kind: 'verified', bankReference, ordered, amount, card: MaskedPan ?? null };
  }

  async reverse({ bankReference }: BankPayment): Promise<Reversal> {
    if (!bankReference) return { kind: 'refused', bankCode: 'no RefNum' };
    const { ResultCode } = await this.ask('ReverseTransaction', bankReference);
    const reversed = ResultCode === DONE || ResultCode === REPEATED || ResultCode === REVERSED;
    return reversed ? { kind: 'reversed' } : { kind: 'refused', bankCode: String(ResultCode) };
  }

  private ask(operation: string, RefNum: string): Promise<TransactionAnswer> {
    const { url, terminal, timeoutMs } = this.settings;
    const address = `${url}/verifyTxnRandomSessionkey/ipg/${operation}`;
    return askBank(address, { RefNum, TerminalNumber: Number(terminal) }, transactionAnswer, timeoutMs);
  }

  private isOurs({ TransactionDetail: detail }: TransactionAnswer, refNum: string): boolean {
    return detail?.RefNum === refNum && String(detail.TerminalNumber) === this.settings.terminal;
  }
}
