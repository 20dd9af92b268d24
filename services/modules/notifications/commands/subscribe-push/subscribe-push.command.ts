import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A browser takes messages for whoever is signed in there, until the session ends. */
export class SubscribePush extends Command<void> {
  static override readonly secrets = ['p256dh', 'auth'];

  constructor(
    override readonly sender: MemberSender,
    readonly endpoint: string,
    readonly p256dh: string,
    readonly auth: string,
    readonly language: 'fa' | 'en',
  ) {
    super(sender);
  }
}
