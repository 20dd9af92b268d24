import pg from 'pg';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { type Evidence, listed } from './evidence.ts';

const REBUILT = 'parde_rebuilt';
/** What tells about projecting itself, not about what was projected. */
const NOT_MODELS = ['projection_checkpoint', 'parked_event', 'foreign_message', 'schema_migrations'];
/** What a job works out of the read models, when it is time. */
const WORKED_OUT = ['recommendation_build', 'title_audience', 'story_word', 'title_trend'];
/**
 * Rows that count, where not all do. The search never unlearns a word, and learns only those it meets between two batches:
 * words that no name has any more lead nowhere.
 */
const COUNTED: Record<string, string> = {
  search_spelling: `where word in (select unnest(string_to_array(name, ' ')) from read.search_name)`,
};
const JOBS = 'select count(*) from write.effect_job';
const POLLING = { timeoutMs: 120_000, intervalMs: 50 };

/** Invariant 3: every live read model is the one that the log gives from zero; and filling it has no effect on the world. */
export async function readModels(evidence: Evidence): Promise<void> {
  const { site, database, violations } = evidence;
  const parked = 'select projection, position, fault from read.parked_event';
  violations.addAll('3', 'parked events', await listed(database, parked));
  violations.addAll(
    '3',
    'messages that are no events',
    await listed(database, 'select fault from read.foreign_message'),
  );
  const mailsBefore = site.mails.mails.length;
  const jobsBefore = await listed(database, JOBS);
  const rebuilt = await rebuildFromZero(evidence);
  try {
    for (const table of await tablesOf(database)) await compare(evidence, rebuilt, table);
  } finally {
    await rebuilt.end();
  }
  const sent = site.mails.mails.length - mailsBefore;
  if (sent > 0) violations.add('9', `${sent} mails sent by filling the read models again`);
  if (`${await listed(database, JOBS)}` !== `${jobsBefore}`)
    violations.add('9', 'jobs made by filling the read models again');
}

/** A projector on a read database of its own that begins with the first event. */
async function rebuildFromZero({ site, database, violations }: Evidence): Promise<pg.Client> {
  await database.query(`create database ${REBUILT}`);
  const url = site.database.urlOf(REBUILT);
  const environment = { WRITE_DATABASE_URL: site.url, READ_DATABASE_URL: url, EVENT_TRANSPORT: 'log' };
  await site.cli(['migrate'], site.url, environment);
  const [port] = await freePorts(1);
  const projector = await site.launch('projector-rebuilding', port as number, { environment });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const expected = (await listed(database, 'select distinct projection from read.projection_checkpoint')).length;
  const [head] = await listed(database, 'select position from write.relay_head');
  const done = await pollUntil(async () => {
    const reached = `select count(*) from read.projection_checkpoint where position >= ${head}`;
    return Number((await listed(client, reached))[0]) >= expected ? true : undefined;
  }, POLLING);
  if (!done) violations.add('3', 'the read models could not be filled again');
  await projector.stop();
  return client;
}

function tablesOf(database: pg.Client): Promise<string[]> {
  return listed(
    database,
    `select table_name from information_schema.tables where table_schema = 'read' and table_type = 'BASE TABLE'
     and table_name not in (${[...NOT_MODELS, ...WORKED_OUT].map((name) => `'${name}'`).join(', ')}) order by 1`,
  );
}

async function compare({ database, violations }: Evidence, rebuilt: pg.Client, table: string): Promise<void> {
  const counted = COUNTED[table] ?? '';
  const hash = `select count(*), coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text) collate "C")), '') from read.${table} t ${counted}`;
  const [[live], [fresh]] = await Promise.all([listed(database, hash), listed(rebuilt, hash)]);
  if (live === fresh) return;
  const rows = `select left(t::text, 300) from read.${table} t ${counted}`;
  const [ours, theirs] = await Promise.all([listed(database, rows), listed(rebuilt, rows)]);
  const known = new Set(theirs);
  const examples = ours.filter((row) => !known.has(row));
  const lost = theirs.filter((row) => !ours.includes(row));
  violations.addAll('3', `read.${table} is not what its events give (live ${live}, from zero ${fresh})`, [
    ...examples.slice(0, 1).map((row) => `live: ${row}`),
    ...lost.slice(0, 1).map((row) => `from zero: ${row}`),
  ]);
}
