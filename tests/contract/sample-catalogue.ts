import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { TitleImport } from '#modules/catalogue/commands/import-titles/title-import.ts';
import { demoClips } from '#modules/media/demo/demo-clips.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { SiteUnderTest } from './site-under-test.ts';

const FOLDER = path.join(projectRoot(), 'services/modules/catalogue/demo');
const TITLES_OF_A_FILE = 5;

async function firstLines(name: string, count: number): Promise<string> {
  let text = '';
  for await (const chunk of createReadStream(path.join(FOLDER, name), 'utf8')) {
    text += chunk;
    if (text.split('\n').length > count) break;
  }
  return `${text.split('\n').slice(0, count).join('\n')}\n`;
}

/** Brings a handful of movies and series in through the import, and waits until every read model has them. */
export async function loadSampleCatalogue(site: SiteUnderTest, moderator: string): Promise<void> {
  const names = ['movies-classics.jsonl', 'movies-iran-asia.jsonl', 'series-classics.jsonl', 'series-iran-asia.jsonl'];
  const text = (await Promise.all(names.map((name) => firstLines(name, TITLES_OF_A_FILE)))).join('');
  const titleImport = site.app.get(TitleImport);
  const summary = await titleImport.run(Readable.from([Buffer.from(text)]), {
    name: 'contract tests',
    clips: demoClips(),
  });
  if (summary.added !== names.length * TITLES_OF_A_FILE) throw new Error(`not imported: ${JSON.stringify(summary)}`);
  await readModelsFilled(site, moderator);
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
