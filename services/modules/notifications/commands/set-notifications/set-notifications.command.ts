import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { DigestEvery } from '../../contract/notifications.events.ts';

export interface KindSetting {
  kind: string;
  site: boolean;
  mail: boolean;
  push: boolean;
}

/** A member says what to be told, and by which ways. Kinds that are not named are told by all. */
export class SetNotifications extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly kinds: readonly KindSetting[],
    readonly digest: DigestEvery,
  ) {
    super(sender);
  }
}
