import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BankBooks, BankTransaction, BookingFault } from '../bank-books.ts';
import { failsBefore, faultyAnswer } from './faulty-answer.ts';

const tokenRequest = z.object({
  action: z.literal('token'),
  TerminalId: z.string().min(1),
  Amount: z.number().int().positive(),
  ResNum: z.string().min(1),
  RedirectUrl: z.url(),
});
const transactionRequest = z.object({ RefNum: z.string(), TerminalNumber: z.number().int() });

const FAULT_CODES: Record<BookingFault, [code: number, description: string]> = {
  unknown: [-2, 'تراکنش یافت نشد'],
  'wrong terminal': [-105, 'ترمینال ارسالی در سیستم موجود نمی‌باشد'],
  'not paid': [-2, 'تراکنش یافت نشد'],
  'too late': [-6, 'بیش از نیم ساعت از زمان اجرای تراکنش گذشته است'],
  reversed: [5, 'تراکنش برگشت خورده می‌باشد'],
  'not verified': [-2, 'تراکنش یافت نشد'],
};

/** The shapes of SEP's manual: token, VerifyTransaction, ReverseTransaction. */
export function samanRoutes(scope: FastifyInstance, books: BankBooks): void {
  scope.post('/onlinepg/onlinepg', (request) => {
    const asked = tokenRequest.safeParse(request.body);
    if (!asked.success || !books.merchant.owns(asked.data.RedirectUrl)) {
      return { status: -1, errorCode: '5', errorDesc: 'پارامترهای ارسال شده نامعتبر است.' };
    }
    const { TerminalId: terminal, Amount: amount, ResNum: order, RedirectUrl: callbackUrl } = asked.data;
    return { status: 1, token: books.open({ protocol: 'saman', terminal, order, amount, callbackUrl }).token };
  });

  for (const operation of ['verify', 'reverse'] as const) {
    const name = operation === 'verify' ? 'VerifyTransaction' : 'ReverseTransaction';
    scope.post(`/verifyTxnRandomSessionkey/ipg/${name}`, async (request, reply) => {
      const { RefNum, TerminalNumber } = transactionRequest.parse(request.body);
      const transaction = books.findByReference(RefNum);
      if (operation === 'reverse' || failsBefore(transaction)) {
        const faulty = faultyAnswer(transaction, operation, reply);
        if (faulty) return faulty;
      }
      const booked = books[operation](transaction, String(TerminalNumber));
      const faulty = operation === 'verify' ? faultyAnswer(transaction, operation, reply) : null;
      return faulty ?? answer(transaction, booked);
    });
  }
}

function answer(transaction: BankTransaction | undefined, booked: { already: boolean } | BookingFault) {
  if (typeof booked === 'string' || !transaction) {
    const [ResultCode, ResultDescription] = FAULT_CODES[typeof booked === 'string' ? booked : 'unknown'];
    return { TransactionDetail: null, ResultCode, ResultDescription, Success: false };
  }
  const { reference, terminal, amount, taken } = transaction;
  return {
    TransactionDetail: {
      RRN: '14226761817',
      RefNum: reference,
      MaskedPan: '621986****8080',
      HashedPan: 'b96a14400c3a59249e87c300ecc06e5920327e70220213b5bbb7d7b2410f7e0d',
      TerminalNumber: Number(terminal),
      OrginalAmount: amount,
      AffectiveAmount: taken,
      StraceDate: '2026-03-21 10:00:00',
      StraceNo: '100428',
    },
    ResultCode: booked.already ? 2 : 0,
    ResultDescription: booked.already ? 'درخواست تکراری می‌باشد' : 'عملیات با موفقیت انجام شد',
    Success: true,
  };
}
