import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PersonEdit } from '../../application/person-edit.schema.ts';

export interface RevisedPerson {
  personId: number;
  slug: string;
  version: number;
}

export class RevisePerson extends Command<RevisedPerson> {
  constructor(
    override readonly sender: MemberSender,
    readonly personId: number,
    /** The version that was open. */
    readonly seenVersion: number,
    readonly edit: PersonEdit,
  ) {
    super(sender);
  }
}
