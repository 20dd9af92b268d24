import pino from 'pino';
import { titleAdded, titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { retryParked } from '#platform/messaging/projections/parking/retry-parked.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { ProjectionRunner } from '#platform/messaging/projections/projection-runner.ts';
import { createShadowSchema, shadowSchemaOf } from '#platform/messaging/rebuild/shadow-schema.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { SearchDocument } from '../contract/search-document.ts';
import { SearchIndex } from '../contract/search-index.port.ts';
import type { ProjectedIndex, ShadowIndex } from '../contract/search-indexes.port.ts';
import { recorded, titleFacts } from '../testing/sample-events.ts';
import { DirtyDocuments } from './dirty-documents.ts';
import { indexProjection } from './index-projection.ts';
import { IndexReconciler } from './index-reconciler.ts';

const silent = pino({ level: 'silent' });
const never = () => Promise.reject(new Error('not in this test'));

interface Shown {
  idle_in_transaction_session_timeout: string;
}

/** An index outside the read database, of which the processes of a test see one. */
class ElsewhereIndex extends SearchIndex {
  readonly names = new Map<number, string>();
  /** The next write waits for it. */
  gate: Promise<unknown> | null = null;
  isWhole = true;
  /** How long the server leaves a transaction alone in which this index was written. */
  readonly limits: string[] = [];

  override async upsert(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
    const [shown] = await transaction.query<Shown>('show idle_in_transaction_session_timeout');
    this.limits.push(shown!.idle_in_transaction_session_timeout);
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

describe('the reconciler of an index outside the read database', () => {
  let created: TestDatabase;
  let index: ElsewhereIndex;
  let databases: ReadDatabase[] = [];
  let reconciler: IndexReconciler;

  beforeEach(async () => {
    created = await createTestDatabase();
    index = new ElsewhereIndex();
  });
  afterEach(async () => {
    await reconciler.stop();
    await Promise.all(databases.map((database) => database.close()));
    databases = [];
    await created.drop();
  });

  /** What one projector process has. */
  async function startProcess(name: string) {
    const database = ReadDatabase.connect(created.url, 3, name);
    databases.push(database);
    const shadow: ShadowIndex = {
      isWhole: async () => index.isWhole,
      begin: async () => index,
      swap: async () => {
        index.isWhole = true;
      },
      abandon: never,
    };
    const projected: ProjectedIndex = {
      projection: 'search-meilisearch',
      index,
      shadows: { rebuild: shadow, refill: shadow },
    };
    const dirty = new DirtyDocuments();
    const observer = { projected: () => undefined, parked: () => undefined };
    const projection = indexProjection(projected, dirty);
    const runner = new ProjectionRunner(projection, database, silent, observer);
    await runner.checkpoint('log');
    const reconciler = new IndexReconciler(projected, dirty, database, silent);
    return { database, dirty, projection, runner, reconciler };
  }

  const named = (en: string): NewEvent => titleRevised(titleFacts(1, { fa: null, en }));
  const events = recorded([titleAdded(titleFacts(1, { fa: null, en: 'First' })), named('Second'), named('Third')]);
  const handle = ({ runner }: { runner: ProjectionRunner }, position: number) =>
    runner.handle({ events: [events[position - 1]!], head: position, after: position - 1, partition: 'log' });

  it('writes again what a process wrote late, whose transaction was over by then', async () => {
    const slow = await startProcess('slow');
    const other = await startProcess('other');
    ({ reconciler } = slow);
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

    reconciler.start();
    await eventually(() => expect(index.names.get(1)).toBe('Third'));
    await eventually(() => expect(reconciler.error).toBeNull());
  });

  describe('waits for an engine longer than a transaction may usually rest', () => {
    const MINUTES = '5min';
    const rebuiltIn = async ({ projection, database }: Awaited<ReturnType<typeof startProcess>>) => {
      const schema = shadowSchemaOf(projection.name);
      const session = await database.connect();
      await createShadowSchema(session, schema, projection.tables);
      session.release();
      const observer = { projected: () => undefined, parked: () => undefined };
      const filler = await projection.outside!.begin();
      const runner = new ProjectionRunner(filler, database, silent, observer, { schema, announces: false });
      await runner.checkpoint('log');
      return runner;
    };

    it('in its batches', async () => {
      const process = await startProcess('patient');
      ({ reconciler } = process);
      await handle(process, 1);
      expect(index.limits).toEqual([MINUTES]);
    });

    it('when it is filled anew, here or by a rebuild', async () => {
      const process = await startProcess('patient');
      ({ reconciler } = process);
      await handle(process, 1);
      await handle({ runner: await rebuiltIn(process) }, 1);
      index.isWhole = false;
      reconciler.start();
      await eventually(() => expect(reconciler.error).toBeNull());
      expect(index.isWhole).toBe(true);
      expect(index.limits).toEqual([MINUTES, MINUTES, MINUTES]);
    });

    it('when documents are written again, and parked events tried again', async () => {
      const process = await startProcess('patient');
      ({ reconciler } = process);
      await handle(process, 1);
      process.dirty.add({ titles: [1], people: [] });
      reconciler.start();
      await eventually(() => expect(reconciler.error).toBeNull());
      const { id, stream, version, position, type, data, time } = events[1]!;
      await process.database.rows(
        `insert into write.event_log (id, stream, version, type, data, position, time) values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, stream, version, type, JSON.stringify(data), position, time],
      );
      await process.database.rows(
        `insert into read.parked_event (projection, position, stream, fault) values ('search-meilisearch', $1, $2, '')`,
        [position, stream],
      );
      const { projection, database } = process;
      await retryParked(projection, { database, writeDatabaseUrl: created.url, logger: silent });
      expect(index.names.get(1)).toBe('Second');
      expect(index.limits).toEqual([MINUTES, MINUTES, MINUTES]);
    });
  });
});
