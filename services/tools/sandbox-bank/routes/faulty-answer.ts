import type { FastifyReply } from 'fastify';
import type { BankTransaction } from '../bank-books.ts';
import type { Fault } from '../faults.ts';

const NEVER = new Promise<never>(() => undefined);

/**
 * Spoils an answer where the buyer chose so on the payment page, a limited number of times. What the bank has done stays done.
 * @returns what to answer instead, or null; a promise that never ends for an answer that never comes.
 */
export function faultyAnswer(
  transaction: BankTransaction | undefined,
  asked: 'verify' | 'reverse',
  reply: FastifyReply,
): Promise<unknown> | null {
  if (!transaction || transaction.faultyAnswers === 0 || !spoils(transaction.fault, asked)) return null;
  transaction.faultyAnswers -= 1;
  switch (transaction.fault) {
    case 'verify times out after committing':
      // The merchant hangs up; the socket is closed with it.
      return NEVER;
    case 'verify malformed':
      return Promise.resolve(reply.type('application/json').send('{"status":"veri'));
    default:
      return Promise.resolve(reply.status(500).send('Internal Server Error'));
  }
}

/** Whether the bank fails before it has done anything. */
export function failsBefore(transaction: BankTransaction | undefined): boolean {
  return transaction?.fault === 'verify answers 500' && transaction.faultyAnswers > 0;
}

function spoils(fault: Fault, asked: 'verify' | 'reverse'): boolean {
  return asked === 'reverse' ? fault === 'reverse answers 500' : fault.startsWith('verify ');
}
