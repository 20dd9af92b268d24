import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type OwnKafka, startOwnKafka } from '../support/kafka/start-kafka.ts';
import { drain } from './drain.ts';
import type { FaultKind } from './faults/fault.ts';
import { FaultRunner } from './faults/fault-runner.ts';
import { FAULTS, schedule } from './faults/schedule.ts';
import { commandsAndEvents } from './invariants/commands-and-events.ts';
import { type Evidence, listed } from './invariants/evidence.ts';
import { mails } from './invariants/mails.ts';
import { notifications } from './invariants/notifications.ts';
import { publicComments } from './invariants/public-comments.ts';
import { published, TOPIC_PREFIX } from './invariants/published.ts';
import { readModels } from './invariants/read-models.ts';
import { sessions } from './invariants/sessions.ts';
import { streams } from './invariants/streams.ts';
import { Ledger } from './ledger.ts';
import { Load } from './load/load.ts';
import { type Mutant, mutantNamed } from './mutants.ts';
import type { ChaosOptions } from './options.ts';
import { type RunReport, reportOf } from './report.ts';
import { ChaosSite } from './site/chaos-site.ts';
import { OWN_DIST } from './site/services-copy.ts';
import { say } from './terminal.ts';
import { Violations } from './violations.ts';

/** Titles that everything is about; few, so that they are fought over. */
const TITLES = 8;

/** One run: the site under load, faults after faults, then rest and judgement. */
export async function chaosRun(options: ChaosOptions): Promise<RunReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'parde-chaos-'));
  // Root starts PostgreSQL under another user, who must be able to come in.
  if (process.getuid?.() === 0) await chmod(folder, 0o755);
  const ledger = await Ledger.open(path.join(folder, 'ledger.jsonl'));
  const violations = new Violations();
  const mutant = options.mutant ? mutantNamed(options.mutant) : null;
  let site: ChaosSite | null = null;
  let whole = false;
  const interrupted = () => void site?.stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    say(`seed ${options.seed}, profile ${options.profile}${mutant ? `, mutant ${mutant.name}: ${mutant.what}` : ''}`);
    site = await startSite(folder, mutant, options);
    const report = await loadAndJudge(site, ledger, violations, options);
    report.folder = folder;
    whole = true;
    return report;
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await site?.stop();
    await ledger.close();
    const clean = whole && (violations.list.length === 0 || mutant !== null);
    if (clean && !options.keep) await rm(folder, { recursive: true, force: true });
  }
}

async function startSite(folder: string, mutant: Mutant | null, { dist, profile }: ChaosOptions): Promise<ChaosSite> {
  say('starting the site …');
  const { patches = [], databaseSettings = {} } = mutant ?? {};
  const broker = profile === 'kafka' ? await ownBroker() : null;
  const environment = broker ? kafkaEnvironment(broker.brokers) : {};
  return ChaosSite.start({ folder, from: dist ?? OWN_DIST, patches, databaseSettings, environment, broker });
}

/** @throws Error where Kafka is not to be had: a run that was to show it shows nothing else. */
async function ownBroker(): Promise<OwnKafka> {
  const broker = await startOwnKafka(say);
  if ('skipped' in broker) throw new Error(broker.skipped);
  return broker;
}

function kafkaEnvironment(brokers: string): Record<string, string> {
  return { EVENT_TRANSPORT: 'kafka', KAFKA_BROKERS: brokers, KAFKA_PARTITIONS: '3', KAFKA_TOPIC_PREFIX: TOPIC_PREFIX };
}

async function loadAndJudge(
  site: ChaosSite,
  ledger: Ledger,
  violations: Violations,
  options: ChaosOptions,
): Promise<RunReport> {
  const titles = await withDatabase(site, (database) => titleIds(database));
  const load = new Load(site, ledger, options.seed, titles, violations);
  await load.prepare();
  load.start();
  say(`load and ${options.faults ?? ''} faults${options.faults ? '' : ` for ${options.minutes} minutes`} …`);
  const runner = new FaultRunner(site, load, ledger, violations, options.slack);
  const begun = ledger.now();
  const end = begun + options.minutes * 60_000;
  const more = () => (options.faults ? runner.done.length < options.faults : ledger.now() < end);
  try {
    await runner.run(schedule(options.seed, faultsOf(options), options.stopSeconds), more);
  } finally {
    await load.stop();
  }
  const seconds = (ledger.now() - begun) / 1_000;
  say('draining and judging …');
  await withDatabase(site, (database) => judge({ site, ledger, violations, database }, titles));
  for (const { name, crashes } of site.processes)
    if (crashes > 0) violations.add('crash', `${name} ended ${crashes} times`);
  return reportOf({ options, ledger, violations, faults: runner.done, polls: load.watch.polls, seconds });
}

/** A mutant's run has those faults alone that can bring it to light, so that it is short. */
function faultsOf({ mutant, profile, kinds: wanted }: ChaosOptions): readonly FaultKind[] {
  const kinds = mutant ? mutantNamed(mutant).faults : wanted;
  const unknown = kinds.find((kind) => !FAULTS[profile].some((fault) => fault.kind === kind));
  if (unknown && !mutant) {
    throw new Error(`--kinds: no fault ${unknown}; there are ${FAULTS[profile].map(({ kind }) => kind).join(', ')}`);
  }
  return kinds.length > 0 ? FAULTS[profile].filter(({ kind }) => kinds.includes(kind)) : FAULTS[profile];
}

async function judge(evidence: Evidence, titles: readonly number[]): Promise<void> {
  await drain(evidence);
  await commandsAndEvents(evidence);
  await streams(evidence);
  await published(evidence);
  await sessions(evidence);
  await publicComments(evidence, titles);
  await mails(evidence);
  await notifications(evidence);
  await readModels(evidence);
}

async function titleIds(database: pg.Client): Promise<number[]> {
  return (await listed(database, `select id from write.title order by id limit ${TITLES}`)).map(Number);
}

async function withDatabase<T>(site: ChaosSite, work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: site.url });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
