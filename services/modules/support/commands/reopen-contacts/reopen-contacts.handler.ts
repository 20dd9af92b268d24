import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { ContactRulingsResult } from '../../application/contact-rulings.schema.ts';
import { ContactRulings } from '../../application/contact-rulings.ts';
import { ReopenContacts } from './reopen-contacts.command.ts';

@CommandHandler(ReopenContacts)
export class ReopenContactsHandler implements ICommandHandler<ReopenContacts> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rulings: ContactRulings,
  ) {}

  execute({ sender, contacts }: ReopenContacts): Promise<ContactRulingsResult> {
    return this.rulings.rule(this.unitOfWork.transaction, contacts, 'open', sender.actor);
  }
}
