import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { nameTrailers } from '#modules/media/contract/stored-uploads.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { StreamEvents } from '#platform/messaging/outbox/event-appender.ts';
import type { ImportBatch, ImportedBatch } from '../../application/imports/import-batch.ts';
import { filesChanged, titleAdded, titleRevised } from '../../contract/catalogue.events.ts';
import { planFiles } from '../../domain/files/release-files.ts';
import type { WorkingTitle } from '../../domain/imports/placement.ts';
import { ImportJournalRepository } from '../../persistence/imports/import-journal.repository.ts';
import { TitleRepository, type WrittenTitle } from '../../persistence/titles/title.repository.ts';
import { TitleFileRepository } from '../../persistence/titles/title-file.repository.ts';
import { TitleFilmIdRepository } from '../../persistence/titles/title-film-id.repository.ts';
import { TitleSourceRepository } from '../../persistence/titles/title-source.repository.ts';
import { ImportTitles } from './import-titles.command.ts';
import { RecordPlacement } from './record-placement.ts';

/** Ends a dry run's transaction. */
class RolledBack extends Error {}

type TouchedTitle = WorkingTitle & { id: number; slug: string };

@CommandHandler(ImportTitles)
export class ImportTitlesHandler implements ICommandHandler<ImportTitles> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly placements: RecordPlacement,
    private readonly titles: TitleRepository,
    private readonly sources: TitleSourceRepository,
    private readonly files: TitleFileRepository,
    private readonly journal: ImportJournalRepository,
    private readonly filmIds: TitleFilmIdRepository,
  ) {}

  async execute(command: ImportTitles): Promise<ImportedBatch> {
    const { batch } = command;
    let imported: ImportedBatch | undefined;
    try {
      await this.unitOfWork.run(command, async (transaction) => {
        imported = await this.write(batch, transaction);
        if (batch.dryRun) throw new RolledBack();
        return imported;
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    return imported as ImportedBatch;
  }

  private async write(
    { records, journal, clips }: ImportBatch,
    transaction: CommandTransaction,
  ): Promise<ImportedBatch> {
    const { manager } = transaction;
    const now = new Date();
    await this.titles.takeImportTurn(manager);
    const { placement, people } = await this.placements.place(manager, records, now);
    const { events, files } = await this.save(manager, placement.titles, clips, now);
    await transaction.appendAll([...people.events, ...events]);
    if (journal) await this.journal.save(manager, journal);
    return { ...placement.counts, people: people.events.length, files };
  }

  private async save(
    manager: EntityManager,
    titles: WorkingTitle[],
    clips: ImportBatch['clips'],
    now: Date,
  ): Promise<{ events: StreamEvents[]; files: number }> {
    const changed = (change: WorkingTitle['change']) => titles.filter((title) => title.change === change);
    await nameTrailers(
      manager,
      titles.flatMap(({ change, facts }) => (change ? facts.trailers : [])),
    );
    const added = await this.titles.insert(manager, changed('added'));
    const revised = await this.titles.update(manager, changed('revised'));
    const ids = new Map([...added, ...revised].map(({ title, id, slug }) => [title, { id, slug }]));
    const touched = titles
      .filter(({ records }) => records.length > 0)
      .map((title) => ({ ...title, ...(ids.get(title) ?? { id: title.id as number, slug: title.slug as string }) }));
    await this.sources.save(manager, touched);
    const known = [...added, ...revised].filter(({ title }) => title.facts.filmIds);
    await this.filmIds.replace(
      manager,
      known.map(({ title, id }) => ({ titleId: id, filmIds: title.facts.filmIds ?? [] })),
    );
    const files = await this.saveFiles(manager, touched, clips, now);
    const facts = ({ title, id, slug }: WrittenTitle) => ({ ...title.facts, titleId: id, slug });
    return {
      events: [
        ...added.map((written) => stream(written, titleAdded(facts(written)))),
        ...revised.map((written) => stream(written, titleRevised(facts(written)))),
        ...files.events,
      ],
      files: files.count,
    };
  }

  private async saveFiles(
    manager: EntityManager,
    titles: TouchedTitle[],
    clips: ImportBatch['clips'],
    now: Date,
  ): Promise<{ events: StreamEvents[]; count: number }> {
    const wanted = titles.map(({ id, slug, facts, offers }) => {
      const addedAt = facts.addedAt ? new Date(facts.addedAt) : now;
      return {
        titleId: id,
        files: offers.flatMap((offer) => planFiles({ ...facts, slug, addedAt }, offer, clips, now)),
      };
    });
    const added = await this.files.add(manager, wanted);
    const versions = await this.titles.nextVersions(manager, [...added.keys()]);
    const offers = await this.files.offersOf(manager, [...added.keys()]);
    const events = [...added].map(([titleId, saved]) =>
      stream(
        { id: titleId, version: versions.get(titleId) as number },
        filesChanged({ titleId, saved, retired: [], offer: offers.get(titleId)! }),
      ),
    );
    return { events, count: [...added.values()].reduce((sum, files) => sum + files.length, 0) };
  }
}

function stream({ id, version }: { id: number; version: number }, event: StreamEvents['events'][number]): StreamEvents {
  return { stream: `title-${id}`, firstVersion: version, events: [event] };
}
