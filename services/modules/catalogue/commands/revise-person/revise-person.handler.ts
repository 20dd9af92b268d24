import { isDeepStrictEqual } from 'node:util';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures } from '#modules/media/contract/stored-uploads.ts';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { personRevised } from '../../contract/catalogue.events.ts';
import { UnknownPeople } from '../../domain/catalogue-errors.ts';
import { personIdentity } from '../../domain/words/fold-name.ts';
import { PersonRepository } from '../../persistence/person.repository.ts';
import { PersonExists } from '../add-person/add-person.errors.ts';
import { type RevisedPerson, RevisePerson } from './revise-person.command.ts';

@CommandHandler(RevisePerson)
export class RevisePersonHandler implements ICommandHandler<RevisePerson> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: PersonRepository,
    private readonly storage: StoragePort,
  ) {}

  /** @throws UnknownPeople @throws ChangedMeanwhile @throws PersonExists when someone else has the new name. */
  async execute({ personId, seenVersion, edit }: RevisePerson): Promise<RevisedPerson> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const person = await this.people.lock(manager, personId);
    if (!person) throw new UnknownPeople([personId]);
    if (person.version !== seenVersion) throw new ChangedMeanwhile();
    await requirePictures(manager, this.storage, { portrait: edit.portrait });
    const facts = { ...edit, tint: person.facts.tint };
    const { slug, version } = person;
    if (isDeepStrictEqual(facts, person.facts)) return { personId, slug, version };
    const identity = personIdentity(edit.name.en);
    const [namesake] = await this.people.findByIdentity(manager, [identity]);
    if (namesake && namesake.id !== personId) throw new PersonExists(namesake.id);
    const revised = await this.people.replace(manager, { id: personId, identity, facts });
    await transaction.append(`person-${personId}`, revised, personRevised({ ...facts, personId, slug }));
    return { personId, slug, version: revised };
  }
}
