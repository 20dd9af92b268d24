import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures } from '#modules/media/contract/stored-uploads.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { personAdded } from '../../contract/catalogue.events.ts';
import { personTint } from '../../domain/tint.ts';
import { personIdentity } from '../../domain/words/fold-name.ts';
import { PersonRepository } from '../../persistence/person.repository.ts';
import { AddPerson, type AddPersonResult } from './add-person.command.ts';
import { PersonExists } from './add-person.errors.ts';

@CommandHandler(AddPerson)
export class AddPersonHandler implements ICommandHandler<AddPerson> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: PersonRepository,
    private readonly storage: StoragePort,
  ) {}

  /** @throws PersonExists when someone has this name: a name is a person. */
  async execute({ person }: AddPerson): Promise<AddPersonResult> {
    const { transaction } = this.unitOfWork;
    await requirePictures(transaction.manager, this.storage, { portrait: person.portrait });
    const identity = personIdentity(person.name.en);
    const facts = { ...person, tint: personTint(identity) };
    const [row] = await this.people.insert(transaction.manager, [{ identity, facts }]);
    if (!row) throw new Error(`no slug is left for ${identity}`);
    const { id: personId, slug } = row;
    if (!row.inserted) throw new PersonExists(personId);
    await transaction.append(`person-${personId}`, 1, personAdded({ ...facts, personId, slug }));
    return { personId, slug };
  }
}
