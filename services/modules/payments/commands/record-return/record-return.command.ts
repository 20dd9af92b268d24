import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PaymentState } from '../../contract/payment-states.ts';

export interface RecordReturnResult {
  state: PaymentState;
}

/** Staff has given back itself what the bank refused to, and says how: nothing is held any more, and nobody has to act. */
export class RecordReturn extends Command<RecordReturnResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly paymentId: number,
    readonly note: string,
  ) {
    super(sender);
  }
}
