import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { UnknownPayment } from '../../domain/unknown-payment.js';
import { GatewayUnclear } from '../../gateways/payment-gateway.port.js';
import { PaymentRepository } from '../../persistence/payment.repository.js';
import { BankCheck } from '../../settlement/bank-check.js';

@Injectable()
export class RecheckPaymentHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentRepository,
    private readonly check: BankCheck,
  ) {}

  /** @throws UnknownPayment */
  async execute(id: number) {
    const payment = await this.payments.find(this.dataSource.manager, { id });
    if (!payment) throw new UnknownPayment();
    try {
      const { state, code } = await this.check.check(payment);
      return { status: 1 as const, state, code, answered: true };
    } catch (error) {
      if (!(error instanceof GatewayUnclear)) throw error;
      return { status: 1 as const, state: payment.state, code: payment.code, answered: false };
    }
  }
}
