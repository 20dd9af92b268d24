import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { ContactRulingsResult } from '../../application/contact-rulings.schema.ts';
import { ContactRulings } from '../../application/contact-rulings.ts';
import { CloseContacts } from './close-contacts.command.ts';

@CommandHandler(CloseContacts)
export class CloseContactsHandler implements ICommandHandler<CloseContacts> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rulings: ContactRulings,
  ) {}

  execute({ sender, contacts }: CloseContacts): Promise<ContactRulingsResult> {
    return this.rulings.rule(this.unitOfWork.transaction, contacts, 'closed', sender.actor);
  }
}
