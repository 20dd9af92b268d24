import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { EventHistory } from '#platform/messaging/outbox/event-history.ts';
import { KnownTitles } from '../../application/known-titles.ts';
import { boxOfficeSaved } from '../../contract/curation.events.ts';
import { BOX_OFFICE_ID, BoxOfficeRepository } from '../../persistence/box-office.repository.ts';
import { SaveBoxOffice } from './save-box-office.command.ts';

@CommandHandler(SaveBoxOffice)
export class SaveBoxOfficeHandler implements ICommandHandler<SaveBoxOffice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: KnownTitles,
    private readonly boxOffice: BoxOfficeRepository,
    private readonly history: EventHistory,
  ) {}

  /** @throws ChangedMeanwhile @throws UnknownTitles */
  async execute({ seenVersion, asOf, entries }: SaveBoxOffice): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    if ((await this.boxOffice.lock(manager)) !== seenVersion) throw new ChangedMeanwhile();
    await this.titles.require(manager, { titleIds: entries.map(({ titleId }) => titleId), field: 'entries' });
    const stream = `box-office-${BOX_OFFICE_ID}`;
    const saved = boxOfficeSaved({ asOf, entries: [...entries] });
    if (await this.history.says(manager, stream, saved)) return { version: seenVersion };
    const version = seenVersion + 1;
    await this.boxOffice.save(manager, version);
    await transaction.append(stream, version, saved);
    return { version };
  }
}
