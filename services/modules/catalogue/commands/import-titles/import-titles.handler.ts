import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type CommandTransaction,
  CommandTransactions,
} from '../../../../platform/messaging/outbox/command-transactions.js';
import type { StreamEvents } from '../../../../platform/messaging/outbox/event-appender.js';
import { composeFacts, identityOf, peopleOf, recordHash } from '../../domain/compose-facts.js';
import { Placement, type WorkingTitle } from '../../domain/placement.js';
import { planFiles } from '../../domain/release-files.js';
import type { TitleRecord } from '../../domain/title-record.js';
import { filesAdded, titleAdded, titleRevised } from '../../events/catalogue.events.js';
import { recordJournal } from '../../persistence/import-journal.store.js';
import { type KnownPeople, upsertPeople } from '../../persistence/person.store.js';
import {
  findSources,
  insertTitles,
  loadTitles,
  nextVersions,
  type SourceRow,
  saveSources,
  takeImportTurn,
  updateTitles,
  type WrittenTitle,
} from '../../persistence/title.store.js';
import { insertFiles } from '../../persistence/title-file.store.js';
import type { ImportedBatch, ImportTitles } from './import-titles.command.js';

/** Ends a dry run's transaction. */
class RolledBack extends Error {}

/** Brings a batch of records into the catalogue: a repeat changes nothing, another source's word on a film we have is merged. */
@Injectable()
export class ImportTitlesHandler {
  constructor(private readonly transactions: CommandTransactions) {}

  async execute(command: ImportTitles): Promise<ImportedBatch> {
    let imported: ImportedBatch | undefined;
    try {
      await this.transactions.run(null, async (transaction) => {
        imported = await this.write(command, transaction);
        if (command.dryRun) throw new RolledBack();
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    return imported as ImportedBatch;
  }

  private async write({ records, journal }: ImportTitles, transaction: CommandTransaction): Promise<ImportedBatch> {
    const { manager } = transaction;
    const now = new Date();
    await takeImportTurn(manager);
    const { placement, people } = await this.place(manager, records, now);
    const { events, files } = await this.save(manager, placement.titles, now);
    await transaction.appendAll([...people.events, ...events]);
    if (journal) await recordJournal(manager, journal);
    return { ...placement.counts, people: people.events.length, files };
  }

  private async place(
    manager: EntityManager,
    records: TitleRecord[],
    now: Date,
  ): Promise<{ placement: Placement; people: KnownPeople }> {
    const hashed = records.map((record) => ({ record, hash: recordHash(record) }));
    const sources = await findSources(manager, records);
    const seen = new Map(sources.map((row) => [`${row.source}\n${row.source_key}`, row.record_hash]));
    const fresh = hashed.filter(({ record, hash }) => seen.get(`${record.source}\n${record.sourceKey}`) !== hash);
    const people = await upsertPeople(manager, peopleOf(fresh.map(({ record }) => record)));
    const placement = await knownTitles(
      manager,
      sources,
      fresh.map(({ record }) => identityOf(record)),
    );
    placement.counts.unchanged += hashed.length - fresh.length;
    for (const { record, hash } of fresh) {
      const { source, sourceKey, offer } = record;
      const facts = composeFacts(record, people.ids, now);
      placement.place({ source, sourceKey, hash, offer, identity: identityOf(record), facts });
    }
    return { placement, people };
  }

  private async save(
    manager: EntityManager,
    titles: WorkingTitle[],
    now: Date,
  ): Promise<{ events: StreamEvents[]; files: number }> {
    const added = await insertTitles(
      manager,
      titles.filter(({ change }) => change === 'added'),
    );
    const revised = await updateTitles(
      manager,
      titles.filter(({ change }) => change === 'revised'),
    );
    const ids = new Map([...added, ...revised].map(({ title, id, slug }) => [title, { id, slug }]));
    const touched = titles
      .filter(({ records }) => records.length > 0)
      .map((title) => ({ ...title, ...(ids.get(title) ?? { id: title.id as number, slug: title.slug as string }) }));
    await saveSources(manager, touched);
    const files = await this.saveFiles(manager, touched, now);
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
    titles: (WorkingTitle & { id: number; slug: string })[],
    now: Date,
  ): Promise<{ events: StreamEvents[]; count: number }> {
    const added = await insertFiles(
      manager,
      titles.map(({ id, slug, facts, offers }) => {
        const addedAt = facts.addedAt ? new Date(facts.addedAt) : now;
        return { titleId: id, files: offers.flatMap((offer) => planFiles({ ...facts, slug, addedAt }, offer, now)) };
      }),
    );
    const versions = await nextVersions(manager, [...added.keys()]);
    const events = [...added].map(([titleId, files]) =>
      stream({ id: titleId, version: versions.get(titleId) as number }, filesAdded({ titleId, files })),
    );
    return { events, count: [...added.values()].reduce((sum, files) => sum + files.length, 0) };
  }
}

function stream({ id, version }: { id: number; version: number }, event: StreamEvents['events'][number]): StreamEvents {
  return { stream: `title-${id}`, firstVersion: version, events: [event] };
}

async function knownTitles(manager: EntityManager, sources: SourceRow[], identities: string[]): Promise<Placement> {
  const placement = new Placement();
  const titles = await loadTitles(manager, [...new Set(sources.map((row) => row.title_id))], [...new Set(identities)]);
  for (const title of titles) placement.know(title);
  const byId = new Map(titles.map((title) => [title.id, title]));
  for (const row of sources) {
    const title = byId.get(row.title_id);
    if (title) placement.knowSource(row.source, row.source_key, row.record_hash, title);
  }
  return placement;
}
