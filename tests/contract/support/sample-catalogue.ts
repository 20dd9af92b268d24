import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { TitleImport } from '#modules/catalogue/commands/import-titles/title-import.ts';
import { demoClips } from '#modules/media/demo/demo-clips.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { multipart } from '#platform/testing/multipart.ts';
import type { SiteUnderTest } from './site-under-test.ts';

const FOLDER = path.join(projectRoot(), 'services/modules/catalogue/demo/titles');
const NAMES = ['movies-classics.jsonl', 'movies-iran-asia.jsonl', 'series-classics.jsonl', 'series-iran-asia.jsonl'];
const TITLES_OF_A_FILE = 5;

async function linesOf(name: string): Promise<string[]> {
  return (await readFile(path.join(FOLDER, name), 'utf8')).trim().split('\n');
}

/** The first titles of each file, and one more that has awards. */
async function sampleLines(): Promise<string[]> {
  const files = await Promise.all(NAMES.map(linesOf));
  const first = files.flatMap((lines) => lines.slice(0, TITLES_OF_A_FILE));
  const awarded = files.flat().find((line) => !first.includes(line) && line.includes('"ceremony":"oscar"'));
  if (!awarded) throw new Error('no title of the demo has won anything');
  return [...first, awarded];
}

/** Brings a handful of movies and series in through the import, and waits until every read model has them. */
export async function loadSampleCatalogue(site: SiteUnderTest, moderator: string): Promise<void> {
  const lines = await sampleLines();
  const titleImport = site.app.get(TitleImport);
  const summary = await titleImport.run(Readable.from([Buffer.from(`${lines.join('\n')}\n`)]), {
    name: 'contract tests',
    clips: demoClips(),
  });
  if (summary.added !== lines.length) throw new Error(`not imported: ${JSON.stringify(summary)}`);
  await loadSampleArticles(site, moderator);
  await loadSampleCollection(site, moderator);
  await tryFile(site, moderator);
  await compareNotices(site, moderator);
  await readModelsFilled(site, moderator);
}

/** Tries a file of titles, as an administrator does before it is imported. @returns the import. */
export async function tryFile(site: SiteUnderTest, admin: string): Promise<{ id: number }> {
  const [line] = await sampleLines();
  const fields = { token: admin, name: 'titles.jsonl', dry_run: '1' };
  const form = multipart({ bytes: Buffer.from(`${line}\n`), name: 'titles.jsonl', type: 'text/plain' }, fields);
  const sent = await site.send({ method: 'POST', url: '/api/console/imports', ...form });
  if (sent.status !== 200) throw new Error(`not sent: ${sent.text}`);
  return JSON.parse(sent.text);
}

/** Has a read model compared with the event log. @returns the rebuild. */
export async function askForRebuild(site: SiteUnderTest, admin: string, projection: string): Promise<{ id: number }> {
  const asked = await site.post('/api/console/projections/rebuild', { projection, mode: 'check' }, admin);
  if (asked.status !== 1) throw new Error(`not begun: ${JSON.stringify(asked)}`);
  return { id: asked.id };
}

/** To its end: what is still rebuilt has tables that come and go. */
async function compareNotices(site: SiteUnderTest, admin: string): Promise<void> {
  const { id } = await askForRebuild(site, admin, 'notices');
  await eventually(async () => {
    const rows = await site.app.get(DataSource).query('select stage from write.rebuild where id = $1', [id]);
    expect(rows).toEqual([{ stage: 'done' }]);
  });
}

/** A published news post, and the published review of a title. */
async function loadSampleArticles(site: SiteUnderTest, moderator: string): Promise<void> {
  const en = { title: 'An article', lead: 'What it is about', body: 'What it *says*.' };
  const post = await site.post('/api/console/news', { category: 'series', en }, moderator);
  await site.post('/api/console/news/publish', { id: post.id, version: post.version }, moderator);
  const [title] = await site.app.get(DataSource).query('select min(id) as id from write.title');
  const review = await site.post('/api/console/reviews', { title_id: title.id, score: 8, en }, moderator);
  const published = { id: review.id, version: review.version };
  const { status } = await site.post('/api/console/reviews/publish', published, moderator);
  if (status !== 1) throw new Error(`not published: ${JSON.stringify({ post, review })}`);
}

/** A collection of two titles, what one of them has earned, and a notice. */
async function loadSampleCollection(site: SiteUnderTest, moderator: string): Promise<void> {
  const rows: { id: number }[] = await site.app.get(DataSource).query('select id from write.title order by id limit 2');
  const title_ids = rows.map(({ id }) => id);
  const words = { fa: 'نمونه', en: 'A sample' };
  const made = await site.post('/api/console/collections', { name: words, about: words, title_ids }, moderator);
  const entries = [{ title_id: title_ids[0], gross: 12.5 }];
  const saved = await site.post('/api/console/box-office', { version: 0, as_of: '2024-12-31', entries }, moderator);
  const noticed = await site.post('/api/console/notices', { kind: 'info', text: words, link: '/news' }, moderator);
  const answers = [made, saved, noticed];
  if (answers.some(({ status }) => status !== 1)) throw new Error(JSON.stringify(answers));
}

/** Waits until the projections have seen everything. */
export function readModelsFilled(site: SiteUnderTest, moderator: string): Promise<void> {
  const headers = { authorization: `Bearer ${moderator}` };
  return eventually(async () => {
    const [{ events }] = await site.app.get(DataSource).query('select count(*)::int as events from write.event_log');
    const { projections, head } = JSON.parse(
      (await site.send({ method: 'GET', url: '/api/console/overview', headers })).text,
    );
    const behind = projections.filter(({ lag }: { lag: number }) => lag > 0);
    if (head < events || behind.length > 0) throw new Error(`${head} of ${events}: ${JSON.stringify(behind)}`);
  }, 30_000);
}
