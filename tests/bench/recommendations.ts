/*
 * npm run bench:recommendations: whether recommendations are better than what anybody would try first, on real titles and
 * simulated viewers: of each viewer tested the last title is held out, and looked for among what is recommended.
 */
import pino from 'pino';
import { type Build, RecommendationBuilds } from '../../services/modules/recommendations/jobs/recommendation-builds.ts';
import { CandidateReader } from '../../services/modules/recommendations/queries/candidate.reader.ts';
import { Recommender } from '../../services/modules/recommendations/queries/recommender.ts';
import type { ReadDatabase } from '../../services/platform/database/read-database.ts';
import { endAll, endOnSignals } from './cleanup.ts';
import { startReadModel } from './read-model.ts';
import { TITLES_FILE } from './real-titles.ts';
import { Baselines, similarBefore } from './recommendations/baselines.ts';
import { type CrowdKind, drawCrowd } from './recommendations/crowd.ts';
import { fillCrowd, fillTitles } from './recommendations/database.ts';
import { type HitRates, hitRates, type Task } from './recommendations/hit-rates.ts';
import { sequels } from './recommendations/sequels.ts';
import { type BenchTitles, readTitles } from './recommendations/titles.ts';
import { terminal } from './terminal.ts';

interface CrowdSettings {
  kind: CrowdKind;
  viewers: number;
}

const TITLES_EACH = 30;
const quick = process.argv.includes('--quick');
const TESTED = quick ? 300 : 1_500;
const TESTED_SEQUELS = 400;
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7);
const CROWDS: CrowdSettings[] = quick
  ? [{ kind: 'circles and genres', viewers: 5_000 }]
  : [
      { kind: 'hidden factors', viewers: 20_000 },
      { kind: 'circles and genres', viewers: 20_000 },
      { kind: 'genre fans', viewers: 20_000 },
      { kind: 'herd', viewers: 20_000 },
      { kind: 'circles and genres', viewers: 2_000 },
      { kind: 'circles and genres', viewers: 100_000 },
    ];

const silent = { child: () => pino({ level: 'silent' }) };

interface Setting {
  database: ReadDatabase;
  titles: BenchTitles;
  recommender: Recommender;
}

async function measureCrowd(
  { database, titles, recommender }: Setting,
  { kind, viewers }: CrowdSettings,
): Promise<void> {
  terminal.step(`${viewers.toLocaleString('en')} viewers, ${kind}`);
  const crowd = drawCrowd(kind, titles, viewers, TITLES_EACH);
  const tested = Math.min(TESTED, viewers);
  const rows = await fillCrowd(database, crowd, tested);
  const build = await new RecommendationBuilds(database, silent as never).build();
  if (!build) throw new Error('another build is under way');
  tellBuild(build, rows, await tableSizes(database));
  const baselines = new Baselines(titles, crowd, tested);
  const tasks = crowd.slice(0, tested).map(({ watched }, index): Task => {
    const wanted = watched.at(-1)! + 1;
    const { postType } = titles.facts[wanted - 1]!;
    const seed = watched.slice(0, -1).findLast((place) => titles.facts[place]!.postType === postType);
    return { userId: index + 1, seed: (seed ?? watched[0]!) + 1, wanted };
  });
  const idsOf = (shown: readonly { titleId: number }[]) => shown.map(({ titleId }) => titleId);
  const similar = async ({ seed }: Task) => idsOf(await recommender.similarTo(seed, titles.facts[seed - 1]!.postType));
  tell('for you: recommended', await hitRates(tasks, async ({ userId }) => idsOf(await recommender.forMember(userId))));
  tell('for you: what most watch', await hitRates(tasks, baselines.popular));
  tell('for you: of the same genres', await hitRates(tasks, baselines.genreMates));
  tell('similar: recommended', await hitRates(tasks, similar));
  tell('similar: as before', await hitRates(tasks, ({ seed }) => similarBefore(database, seed)));
  tell('similar: what most watch', await hitRates(tasks, baselines.popularOf));
  tell('similar: of the same genres', await hitRates(tasks, baselines.genreMatesOf));
  const pairs = sequels(titles).slice(0, TESTED_SEQUELS);
  tell('sequels: recommended', await hitRates(pairs, similar));
  tell('sequels: what most watch', await hitRates(pairs, baselines.popularOf));
  tell('sequels: of the same genres', await hitRates(pairs, baselines.genreMatesOf));
}

function tellBuild({ tookMs, titles }: Build, rows: number, sizes: string): void {
  terminal.out(
    `build of ${rows.toLocaleString('en')} signals: ${(tookMs / 1_000).toFixed(1)} s, ${titles.toLocaleString('en')} titles with an audience; ${sizes}`,
  );
}

async function tableSizes(database: ReadDatabase): Promise<string> {
  const size = (table: string) => `pg_size_pretty(pg_total_relation_size('read.${table}')) as ${table}`;
  const sql = `select ${['taste_signal', 'title_audience', 'title_feature', 'story_word'].map(size).join(', ')}`;
  const row = await database.row<Record<string, string>>(sql);
  return Object.entries(row ?? {})
    .map(([table, bytes]) => `${table} ${bytes}`)
    .join(', ');
}

function tell(name: string, { tasks, at10, at20, mrr, ms }: HitRates): void {
  const share = (value: number) => value.toFixed(3);
  const times = ms.map((time) => time.toFixed(1)).join(' / ');
  terminal.out(`| ${name.padEnd(30)} | ${share(at10)} | ${share(at20)} | ${share(mrr)} | ${times} | ${tasks} |`);
}

async function run(): Promise<void> {
  const titles = readTitles();
  if (!titles) {
    terminal.out(`SKIPPED: no titles to measure on; BENCH_TITLES or ${TITLES_FILE} has them`);
    return;
  }
  const database = await startReadModel();
  await fillTitles(database, titles);
  const recommender = new Recommender(new CandidateReader(database));
  terminal.out('| shown | hits in 10 | in 20 | MRR | ms, half / 95 % | tasks |');
  const pairs = sequels(titles);
  await new RecommendationBuilds(database, silent as never).build();
  const typeOf = (id: number) => titles.facts[id - 1]!.postType;
  terminal.step('sequels, without any viewer');
  tell('sequels: as before', await hitRates(pairs, ({ seed }) => similarBefore(database, seed)));
  tell(
    'sequels: recommended',
    await hitRates(pairs, async ({ seed }) =>
      (await recommender.similarTo(seed, typeOf(seed))).map(({ titleId }) => titleId),
    ),
  );
  for (const crowd of CROWDS.filter((crowd) => !only || `${crowd.viewers} ${crowd.kind}`.startsWith(only)))
    await measureCrowd({ database, titles, recommender }, crowd);
}

endOnSignals();
try {
  await run();
} finally {
  await endAll();
}
