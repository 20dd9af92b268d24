import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { AirTime } from '../../domain/titles/air-time.ts';

/** Says when and where a running series is aired; the result is its title's version. */
export class ScheduleSeries extends Command<{ version: number }> {
  constructor(
    override readonly sender: MemberSender,
    readonly seen: { titleId: number; version: number },
    readonly air: AirTime,
  ) {
    super(sender);
  }
}
