import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { PaymentRepository } from '../../persistence/payment.repository.ts';
import { LeaseDuePayments } from './lease-due-payments.command.ts';

@CommandHandler(LeaseDuePayments)
export class LeaseDuePaymentsHandler implements ICommandHandler<LeaseDuePayments> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  execute({ max }: LeaseDuePayments): Promise<number[]> {
    return this.payments.leaseDue(this.unitOfWork.transaction.manager, this.clock.now(), max);
  }
}
