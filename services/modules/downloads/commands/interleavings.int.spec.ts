import fc from 'fast-check';
import { DownloadsApp } from '../testing/downloads-app.ts';
import { FILE_BYTES, FILES, interleavings, type Step } from '../testing/interleavings.ts';
import { NaiveMeter } from '../testing/naive-meter.ts';

const RUNS = 300;

let app: DownloadsApp;
let films: number[];

beforeAll(async () => {
  app = await DownloadsApp.start();
  films = (await app.files(...Array.from({ length: FILES }, () => ({ size: FILE_BYTES, ageDays: 0 })))).map(
    (film) => film.fileId,
  );
}, 60_000);
afterAll(() => app?.close());

/** The meter as it is bound in the site, with its database, and the naive one beside it. */
class Run {
  readonly naive = new NaiveMeter(FILES, FILE_BYTES);
  readonly begun: (string | null)[] = [];
  private now = 0;

  constructor(readonly member: number) {}

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'begin': {
        const start = await app.begin(this.member, films[step.file]!, { way: 'play', from: step.from, to: step.to });
        const naive = this.naive.begin(step.file, this.begun.length, step.from, step.to, this.now);
        expect(start.admitted ? 'admitted' : start.reason).toBe(naive);
        this.begun.push(start.admitted ? start.transferId : null);
        return;
      }
      case 'progress':
      case 'settle': {
        const transferId = this.begun[step.nth];
        if (transferId && step.kind === 'settle') await app.meter.settle(transferId, step.sent);
        else if (transferId) await app.meter.progress([{ transferId, sentTo: step.sent }]);
        this.naive[step.kind](step.nth, step.sent, this.now);
        return;
      }
      case 'pass':
        this.now += step.ms;
        return app.pass(step.ms);
      case 'bury':
        await app.bury();
        return this.naive.buryOverdue(this.now);
      case 'grant':
        if (step.bytes > 0) await app.give(this.member, 'bytes', step.bytes);
        this.naive.granted += step.bytes;
    }
  }

  async compare(): Promise<void> {
    const { granted, used, reserved } = this.naive;
    expect(await app.volumeOf(this.member)).toEqual({ granted, used, reserved });
    const rows = await app.test.database.rows<{ file: number; bytes: number[] }>(
      `select distinct on (file_id) file_id as file,
         array(select byte from unnest(charged) as part, generate_series(lower(part), upper(part) - 1) as byte order by byte) as bytes
       from write.download_meter where user_id = $1 order by file_id, id desc`,
      [this.member],
    );
    for (const { file, bytes } of rows) expect(bytes.map(Number)).toEqual(this.naive.chargedBytes(films.indexOf(file)));
  }
}

it(`the meter counts on PostgreSQL as one does byte by byte, in ${RUNS} interleavings`, async () => {
  await fc.assert(
    fc.asyncProperty(interleavings, async ({ granted, steps }) => {
      const run = new Run(await app.member({ bytes: granted }));
      run.naive.granted = granted;
      for (const step of steps) await run.take(step);
      await run.compare();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 300_000);
