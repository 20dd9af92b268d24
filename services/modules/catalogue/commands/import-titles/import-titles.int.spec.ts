import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { type ImportDependencies, type ImportOptions, importTitles } from '../../application/imports/import-titles.ts';
import { CatalogueWriteModule } from '../../catalogue.write.module.ts';
import { ImportJournalRepository } from '../../persistence/imports/import-journal.repository.ts';
import { sampleMedia } from '../../testing/sample-facts.ts';
import { ImportTitles } from './import-titles.command.ts';

let test: TestApp;
let deps: ImportDependencies;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule] });
  const commands = test.app.get(CommandBus);
  deps = {
    importBatch: (batch) => commands.execute(new ImportTitles(systemSender('test'), batch)),
    journal: test.app.get(ImportJournalRepository),
  };
});
afterAll(() => test.close());

const movie = (title: string, year: number, changes: object = {}) => ({
  type: 'movie',
  title,
  year,
  source: 'wikipedia',
  source_id: `${title}_${year}`,
  cast: [`${title} Player`],
  ...changes,
});
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 16_384) yield bytes.subarray(start, start + 16_384);
}
const run = (lines: (object | string)[], options: Partial<ImportOptions> = {}, own = deps) => {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  return importTitles(Readable.from([Buffer.from(text)]), { name: 'test', ...options }, own);
};
const events = (where: string) =>
  test.database.rows<{ stream: string; version: number; type: string; data: Record<string, never> }>(
    `select stream, version, type, data from write.event_log where ${where} order by seq`,
  );
const slugs = async (like: string) =>
  (
    await test.database.rows<{ slug: string }>('select slug from write.title where slug like $1 order by id', [like])
  ).map(({ slug }) => slug);

describe('importing titles', () => {
  it('is a no-op the second time, and a revision when a fact has changed', async () => {
    const lines = [movie('Alpha', 1990), movie('Beta', 1991)];
    expect(await run(lines)).toMatchObject({ added: 2, unchanged: 0, people: 2, titles: 2 });
    const before = await events('true');
    expect(await run(lines)).toMatchObject({ added: 0, unchanged: 2, people: 0 });
    expect(await events('true')).toHaveLength(before.length);

    expect(await run([movie('Alpha', 1990, { runtime_minutes: 95 }), lines[1] as object])).toMatchObject({
      revised: 1,
      unchanged: 1,
    });
    const stream = await events(`data->>'slug' = 'alpha-1990'`);
    expect(stream.map(({ version, type }) => [version, type])).toEqual([
      [1, 'title.added.v1'],
      [2, 'title.revised.v1'],
    ]);
    expect(stream[1]?.data).toMatchObject({ runtimeMinutes: 95 });
  });

  it('merges one film of two sources, whether they come in one batch or in two', async () => {
    const one = movie('Gamma', 1992, { cast: ['Ann Lee'], genres: ['Drama'] });
    const other = {
      ...one,
      source: 'netflix',
      source_id: 's1',
      cast: ['Bo', 'ann LEE'],
      genres: ['Thrillers'],
      age: 'R',
    };
    expect(await run([one])).toMatchObject({ added: 1 });
    expect(await run([other])).toMatchObject({ added: 0, merged: 1 });
    expect(await run([one, other])).toMatchObject({ unchanged: 2 });
    const [, revised] = await events(`data->>'slug' = 'gamma-1992'`);
    expect(revised?.data).toMatchObject({ age: 'R', genres: ['drama', 'thriller'] });

    const both = [
      movie('Delta', 1993, { cast: ['Cy'] }),
      movie('delta', 1993, { source: 'netflix', source_id: 's2', cast: ['Cy'] }),
    ];
    expect(await run(both)).toMatchObject({ added: 1, merged: 1 });
    expect(await slugs('delta-%')).toEqual(['delta-1993']);
  });

  it('keeps films apart that only share name and year, with slugs of their own', async () => {
    const twins = ['Muni', 'Hepburn', 'Sen'].map((player) =>
      movie('Epsilon', 1994, { source_id: player, directors: [player], cast: [] }),
    );
    expect(await run(twins.map((twin, index) => ({ ...twin, source: `web${index}` })))).toMatchObject({ added: 3 });
    expect(await slugs('epsilon-%')).toEqual(['epsilon-1994', 'epsilon-1994-2', 'epsilon-1994-3']);
  });

  it('refuses bad lines with number and reason, and takes the rest', async () => {
    const refused: [number, string][] = [];
    const lines = [movie('Zeta', 1995), '{"type":', movie('Zeta', 95), movie('Zeta', 1995), movie('Eta', 1996)];
    const summary = await run(lines, { onRefused: (line, reason) => refused.push([line, reason]) });
    expect(summary).toMatchObject({ lines: 5, titles: 2, added: 2, refused: 3, endedBy: null });
    expect(refused).toEqual([
      [2, expect.stringContaining('broken JSON')],
      [3, expect.stringContaining('year')],
      [4, 'repeats line 1'],
    ]);
  });

  it('goes on where it was killed, and ends where an unbroken run would', async () => {
    const lines = Array.from({ length: 25 }, (_, index) =>
      movie(`Theta ${index}`, 1997, { cast: ['Everyone', `Player ${index}`] }),
    );
    let batches = 0;
    const dying: ImportDependencies = {
      ...deps,
      importBatch: (batch) => {
        batches += 1;
        if (batches > 2) throw new Error('killed');
        return deps.importBatch(batch);
      },
    };
    const options = { fileHash: 'theta', batch: 5 };
    await expect(run(lines, options, dying)).rejects.toThrow('killed');
    expect(await deps.journal.read('theta')).toMatchObject({ linesDone: 10, finished: false });
    expect(await slugs('theta-%')).toHaveLength(10);

    expect(await run(lines, options)).toMatchObject({ resumedAt: 10, added: 15, unchanged: 0, lines: 25 });
    expect(await deps.journal.read('theta')).toMatchObject({ linesDone: 25, finished: true });
    expect(await slugs('theta-%')).toHaveLength(25);
    expect(await events(`type = 'person.added.v1' and data->'name'->>'en' = 'Everyone'`)).toHaveLength(1);
    expect(await run(lines, options)).toMatchObject({ resumedAt: 0, added: 0, unchanged: 25 });
  });

  it('leaves nothing behind in a dry run', async () => {
    const before = await test.database.row(
      'select (select count(*) from write.event_log) e, (select count(*) from write.person) p',
    );
    expect(await run([movie('Iota', 1998)], { dryRun: true })).toMatchObject({ added: 1 });
    expect(
      await test.database.row('select (select count(*) from write.event_log) e, (select count(*) from write.person) p'),
    ).toEqual(before);
  });

  it('keeps what came before the input broke off', async () => {
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from(`${JSON.stringify(movie('Kappa', 1999))}\n{"type`);
        throw new Error('disk error');
      })(),
    );
    const summary = await importTitles(stream, { name: 'broken', fileHash: 'broken' }, deps);
    expect(summary).toMatchObject({ added: 1, endedBy: 'disk error' });
    expect(await deps.journal.read('broken')).toMatchObject({ finished: false });
  });

  it.each(['JSON lines', 'CSV'])('closes an input of %s that it leaves half read, packed or not', async (format) => {
    const csv = Array.from({ length: 40_000 }, (_, index) => `Film ${index} ${randomUUID()},2001,movie`);
    const json = csv.map((_, index) => JSON.stringify(movie(`Film ${index} ${randomUUID()}`, 2001)));
    const text = format === 'CSV' ? ['title,year,type', ...csv].join('\n') : json.join('\n');
    for (const bytes of [Buffer.from(text), gzipSync(text)]) {
      const stream = Readable.from(piecesOf(bytes), { objectMode: false });
      const signal = AbortSignal.abort(new Error('cancelled'));
      await expect(importTitles(stream, { name: 'cancelled', signal }, deps)).rejects.toThrow('cancelled');
      expect(stream.destroyed).toBe(true);
      await setTimeout(20);
    }
  });

  it('completes a person when a source knows more, in a second event of theirs', async () => {
    await run([movie('Lambda', 2000, { cast: ['Leila Hatami'] })]);
    const native = {
      kind: 'movie',
      name: { en: 'Leila', fa: 'لیلا' },
      year: 1997,
      countries: ['ir'],
      genres: ['drama'],
      runtimeMinutes: 124,
      directors: [{ en: 'Dariush Mehrjui', fa: 'داریوش مهرجویی' }],
      writers: [],
      summary: { en: 'A.', fa: 'ب.' },
      qualities: [6, 12],
      cast: [{ en: 'Leila Hatami', fa: 'لیلا حاتمی', gender: 'f', role: { en: 'Leila', fa: 'لیلا' } }],
      dubbed: false,
      censored: false,
      popularity: 60,
      mood: 'quiet',
    };
    expect(await run([native], { clips: [{ scene: 'a', media: sampleMedia() }] })).toMatchObject({
      added: 1,
      files: 2,
    });
    const person = await events(`data->>'slug' = 'leila-hatami'`);
    expect(person.map(({ version, type }) => [version, type])).toEqual([
      [1, 'person.added.v1'],
      [2, 'person.revised.v1'],
    ]);
    expect(person[1]?.data).toMatchObject({ name: { en: 'Leila Hatami', fa: 'لیلا حاتمی' }, gender: 'f' });
    const [added, files] = await events(`stream = (select 'title-' || id from write.title where slug = 'leila-1997')`);
    expect([added?.type, files?.type, files?.version]).toEqual(['title.added.v1', 'title.files-changed.v1', 2]);
    expect(await run([native])).toMatchObject({ unchanged: 1, files: 0 });
  });
});
