import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { decide } from '../domain/payment/payment.ts';
import type { PaymentFact } from '../domain/payment/payment-facts.ts';
import type { Decision, Payment } from '../domain/payment/payment-record.ts';
import { LedgerRepository } from '../persistence/ledger.repository.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';

/** The one way in which a locked payment changes: its columns, its events and the books, in one transaction. */
@Injectable()
export class PaymentTransitions {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  /** @returns the payment as it is afterwards. @throws FactRefused, BankReferenceUsed */
  apply(transaction: CommandTransaction, payment: Payment, fact: PaymentFact): Promise<Payment> {
    return this.save(transaction, payment, decide(payment, fact));
  }

  /** @returns the payment as it is afterwards. @throws BankReferenceUsed */
  async save(transaction: CommandTransaction, payment: Payment, decision: Decision): Promise<Payment> {
    const { posting } = decision;
    if (posting) await this.ledger.add(transaction.manager, payment.id, posting);
    return this.payments.save(transaction, payment, decision);
  }
}
