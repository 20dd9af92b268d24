import { Readable } from 'node:stream';
import type { ImportedBatch } from './import-batch.ts';
import { importTitles } from './import-titles.ts';

const RECORDS = 250;
const COUNTS: ImportedBatch = { added: 0, revised: 0, merged: 0, unchanged: 0, people: 0, files: 0 };

describe('an import', () => {
  const lines = Array.from({ length: RECORDS }, (_, index) =>
    JSON.stringify({
      type: 'movie',
      title: `Film ${index}`,
      year: 1990,
      source: 'wikipedia',
      source_id: `Film_${index}`,
    }),
  );
  const batches = async (options: { batch?: number }) => {
    const sizes: number[] = [];
    const importBatch = async ({ records }: { records: unknown[] }) => {
      sizes.push(records.length);
      return COUNTS;
    };
    const journal = { read: async () => null };
    await importTitles(
      Readable.from([Buffer.from(lines.join('\n'))]),
      { name: 'titles.jsonl', ...options },
      { importBatch, journal },
    );
    return sizes.filter((size) => size > 0);
  };

  it('takes few records a transaction, so that others do not wait for it, or as many as it is told', async () => {
    expect(await batches({})).toEqual([100, 100, 50]);
    expect(await batches({ batch: 200 })).toEqual([200, 50]);
  });
});
