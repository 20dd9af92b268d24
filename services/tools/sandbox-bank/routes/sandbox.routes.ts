import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BankBooks } from '../bank-books.ts';
import { failsBefore, faultyAnswer } from './faulty-answer.ts';

const CARD = '603799****1111';
const tokenRequest = z.object({
  merchant_id: z.string(),
  reference: z.string().min(1),
  amount: z.number().int().positive(),
  callback_url: z.url(),
});
const paymentRequest = z.object({ merchant_id: z.string(), token: z.string() });

/** The sandbox's own protocol: plain, and everything can be asked by token. */
export function sandboxRoutes(scope: FastifyInstance, books: BankBooks): void {
  scope.post('/api/token', (request) => {
    const asked = tokenRequest.safeParse(request.body);
    if (!asked.success || !books.merchant.owns(asked.data.callback_url))
      return { status: 'refused', code: 'invalid_request' };
    const { merchant_id: terminal, reference: order, amount, callback_url: callbackUrl } = asked.data;
    const { token } = books.open({ protocol: 'sandbox', terminal, order, amount, callbackUrl });
    return { status: 'ok', token };
  });

  scope.post('/api/verify', async (request, reply) => {
    const { token, merchant_id } = paymentRequest.parse(request.body);
    const transaction = books.find(token);
    if (failsBefore(transaction)) return faultyAnswer(transaction, 'verify', reply);
    const booked = books.verify(transaction, merchant_id);
    const faulty = faultyAnswer(transaction, 'verify', reply);
    if (faulty) return faulty;
    if (typeof booked === 'string' || !transaction) {
      const final = booked === 'reversed' || booked === 'unknown';
      return { status: 'refused', code: booked, final };
    }
    const { reference, taken: amount } = transaction;
    return { status: booked.already ? 'already' : 'verified', reference, amount, card: CARD };
  });

  scope.post('/api/reverse', async (request, reply) => {
    const { token, merchant_id } = paymentRequest.parse(request.body);
    const transaction = books.find(token);
    const faulty = faultyAnswer(transaction, 'reverse', reply);
    if (faulty) return faulty;
    const booked = books.reverse(transaction, merchant_id);
    if (typeof booked === 'string') return { status: 'refused', code: booked };
    return { status: booked.already ? 'already' : 'reversed' };
  });
}
