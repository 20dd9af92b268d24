import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { StoredPersonFacts } from '../../domain/titles/compose-facts.ts';

export interface AddPersonResult {
  personId: number;
  slug: string;
}

export class AddPerson extends Command<AddPersonResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly person: Omit<StoredPersonFacts, 'tint'>,
  ) {
    super(sender);
  }
}
