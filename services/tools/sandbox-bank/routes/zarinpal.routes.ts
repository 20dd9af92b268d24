import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BankBooks, BankTransaction, BookingFault } from '../bank-books.ts';
import { failsBefore, faultyAnswer } from './faulty-answer.ts';

const requestBody = z.object({
  merchant_id: z.string(),
  amount: z.number().int().positive(),
  currency: z.literal('IRR'),
  callback_url: z.url(),
  description: z.string(),
});
const paymentBody = z.object({ merchant_id: z.string(), authority: z.string(), amount: z.number().int().optional() });

const FAULT_CODES: Record<BookingFault, number> = {
  unknown: -55,
  'wrong terminal': -53,
  'not paid': -51,
  'too late': -63,
  reversed: -55,
  'not verified': -51,
};
const AMOUNT_DIFFERS = -50;
const REVERSED_BEFORE = -61;

const refused = (code: number, message = 'Session is not valid') => ({
  data: [],
  errors: { code, message, validations: [] },
});

/** The shapes of Zarinpal's version 4: request, verify, reverse. */
export function zarinpalRoutes(scope: FastifyInstance, books: BankBooks): void {
  scope.post('/pg/v4/payment/request.json', (request, reply) => {
    const asked = requestBody.safeParse(request.body);
    if (!asked.success || !books.merchant.owns(asked.data.callback_url))
      return reply.status(422).send(refused(-9, 'The input params invalid, validation error.'));
    const { merchant_id: terminal, amount, callback_url: callbackUrl, description: order } = asked.data;
    const { token: authority } = books.open({ protocol: 'zarinpal', terminal, order, amount, callbackUrl });
    return { data: { authority, fee: 0, fee_type: 'Merchant', code: 100, message: 'Success' }, errors: [] };
  });

  scope.post('/pg/v4/payment/verify.json', async (request, reply) => {
    const { merchant_id, authority, amount } = paymentBody.parse(request.body);
    const transaction = books.find(authority);
    if (failsBefore(transaction)) return faultyAnswer(transaction, 'verify', reply);
    const paid = transaction?.state === 'paid' || transaction?.state === 'verified';
    // Compared before anything is booked: the buyer gets the money back.
    if (paid && transaction.taken !== amount) return reply.status(401).send(refused(AMOUNT_DIFFERS));
    const booked = books.verify(transaction, merchant_id);
    return faultyAnswer(transaction, 'verify', reply) ?? answer(transaction, booked);
  });

  scope.post('/pg/v4/payment/reverse.json', async (request, reply) => {
    const { merchant_id, authority } = paymentBody.parse(request.body);
    const transaction = books.find(authority);
    const faulty = faultyAnswer(transaction, 'reverse', reply);
    if (faulty) return faulty;
    const booked = books.reverse(transaction, merchant_id);
    if (typeof booked === 'string') return refused(FAULT_CODES[booked]);
    if (booked.already) return refused(REVERSED_BEFORE, 'Session is not in success status.');
    return { data: { code: 100, message: 'Reversed' }, errors: [] };
  });
}

function answer(transaction: BankTransaction | undefined, booked: { already: boolean } | BookingFault) {
  if (typeof booked === 'string' || !transaction) return refused(FAULT_CODES[booked as BookingFault]);
  const code = booked.already ? 101 : 100;
  return {
    data: {
      wages: null,
      code,
      message: code === 100 ? 'Paid' : 'Verified',
      card_pan: '502229******5995',
      card_hash: '1EBE3EBEBE35C7EC0F8D6EE4F2F859107A87822CA179BC9528767EA7B5489B69',
      ref_id: Number(transaction.reference),
      fee_type: 'Merchant',
      fee: 0,
    },
    errors: [],
  };
}
