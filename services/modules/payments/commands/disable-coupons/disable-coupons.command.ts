import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface DisableCouponsResult {
  /** Disabled now. */
  done: number[];
}

/** Orders that were made with one keep it. */
export class DisableCoupons extends Command<DisableCouponsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly ids: readonly number[],
  ) {
    super(sender);
  }
}
