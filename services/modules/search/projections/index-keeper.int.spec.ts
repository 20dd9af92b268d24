import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReadDatabase } from '../../../platform/database/read-database.js';
import type { NewEvent } from '../../../platform/messaging/outbox/event-definition.js';
import { ProjectionRunner } from '../../../platform/messaging/projections/projection-runner.js';
import type { SearchDocument } from '../../../platform/search/search-document.js';
import { SearchIndex } from '../../../platform/search/search-index.port.js';
import type { IndexBeside, KeptIndex } from '../../../platform/search/search-indexes.port.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.js';
import { titleAdded, titleRevised } from '../../catalogue/events/catalogue.events.js';
import { recorded, titleFacts } from '../testing/sample-events.js';
import { IndexKeeper } from './index-keeper.js';
import { keptProjection } from './kept-projection.js';
import { UnsureDocuments } from './unsure-documents.js';

const silent = pino({ level: 'silent' });
const never = () => Promise.reject(new Error('not in this test'));

/** An index outside the read database, of which the processes of a test see one. */
class ElsewhereIndex extends SearchIndex {
  readonly names = new Map<number, string>();
  /** The next write waits for it. */
  gate: Promise<unknown> | null = null;

  override async upsert(documents: SearchDocument[]): Promise<void> {
    const { gate } = this;
    this.gate = null;
    await gate;
    for (const { id, names } of documents) this.names.set(id, names[0]!);
  }
  override remove = never;
  override clear = never;
  override suggest = never;
  override find = never;
  override count = never;
}

describe('the keeper of an index outside the read database', () => {
  let created: TestDatabase;
  let index: ElsewhereIndex;
  let databases: ReadDatabase[] = [];
  let keeper: IndexKeeper;

  beforeEach(async () => {
    created = await createTestDatabase();
    index = new ElsewhereIndex();
  });
  afterEach(async () => {
    await keeper.stop();
    await Promise.all(databases.map((database) => database.close()));
    databases = [];
    await created.drop();
  });

  /** What one projector process has. */
  async function startProcess(name: string) {
    const database = ReadDatabase.connect(created.url, 3, name);
    databases.push(database);
    const whole: IndexBeside = { isWhole: async () => true, begin: never, swap: never, abandon: never };
    const kept: KeptIndex = { projection: 'search-meilisearch', index, beside: { rebuild: whole, refill: whole } };
    const unsure = new UnsureDocuments();
    const observer = { projected: () => undefined, parked: () => undefined };
    const runner = new ProjectionRunner(keptProjection(kept, unsure), database, silent, observer);
    await runner.checkpoint('log');
    return { database, runner, keeper: new IndexKeeper(kept, unsure, database, silent) };
  }

  const named = (en: string): NewEvent => titleRevised(titleFacts(1, { fa: null, en }));
  const events = recorded([titleAdded(titleFacts(1, { fa: null, en: 'First' })), named('Second'), named('Third')]);
  const handle = ({ runner }: { runner: ProjectionRunner }, position: number) =>
    runner.handle({ events: [events[position - 1]!], head: position, after: position - 1, partition: 'log' });

  it('writes again what a process wrote late, whose transaction was over by then', async () => {
    const slow = await startProcess('slow');
    const other = await startProcess('other');
    ({ keeper } = slow);
    await handle(slow, 1);
    expect(index.names.get(1)).toBe('First');

    const gate = Promise.withResolvers<void>();
    index.gate = gate.promise;
    const late = expect(handle(slow, 2)).rejects.toThrow();
    await eventually(() => expect(index.gate).toBeNull());
    await other.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'slow' and state like 'idle in%'`,
    );
    await handle(other, 2);
    await handle(other, 3);
    expect(index.names.get(1)).toBe('Third');
    gate.resolve();
    await late;
    expect(index.names.get(1)).toBe('Second');

    keeper.start();
    await eventually(() => expect(index.names.get(1)).toBe('Third'));
    await eventually(() => expect(keeper.fault).toBeNull());
  });
});
