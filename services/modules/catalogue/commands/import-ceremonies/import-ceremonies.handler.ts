import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { TellAwards } from '../../application/tell-awards.ts';
import type { AwardOfYear } from '../../domain/awards/award-nominations.ts';
import { CeremonyAwardRepository } from '../../persistence/ceremonies/ceremony-award.repository.ts';
import { ImportJournalRepository } from '../../persistence/imports/import-journal.repository.ts';
import { ImportCeremonies } from './import-ceremonies.command.ts';

@CommandHandler(ImportCeremonies)
export class ImportCeremoniesHandler implements ICommandHandler<ImportCeremonies> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly awards: CeremonyAwardRepository,
    private readonly tell: TellAwards,
    private readonly journal: ImportJournalRepository,
  ) {}

  /** @returns how many awards are new. */
  async execute({ awards, file }: ImportCeremonies): Promise<{ awards: number }> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const keyOf = ({ ceremony, year, title }: AwardOfYear) => `${ceremony} ${year} ${title}`;
    const told = new Map(awards.map((award) => [keyOf(award), award.nominations]));
    const held = await this.awards.lock(manager, awards);
    const fresh = held.filter(({ version }) => version === 0);
    await this.tell.save(
      transaction,
      fresh.map((award) => ({ award, nominations: told.get(keyOf(award)) ?? [] })),
    );
    if (file) {
      const { hash: fileHash, name } = file;
      await this.journal.save(manager, { fileHash, name, linesDone: awards.length, finished: true });
    }
    return { awards: fresh.length };
  }
}
