import { gzipSync } from 'node:zlib';
import type { ReadRecord } from './formats/read-record.ts';
import { unpacked } from './open-input.ts';
import { readRecords } from './read-records.ts';

/** Small chunks, so that lines and letters lie across their ends. */
async function* chunks(bytes: Buffer, size = 7): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(input: string | Buffer, size?: number): Promise<ReadRecord[]> {
  const found: ReadRecord[] = [];
  for await (const record of readRecords(unpacked(chunks(Buffer.from(input), size)))) found.push(record);
  return found;
}

const line = (changes: object = {}) =>
  JSON.stringify({ type: 'movie', title: 'Dune', year: 2021, source: 'web', source_id: '1', ...changes });

describe('reading records', () => {
  it('takes lines of a title table, mapping words for countries and leaving those for genres', async () => {
    const [found] = await read(line({ genres: ['Dramas'], countries: ['Iran'], directors: ['A'], cast: ['B'] }));
    expect(found?.record).toMatchObject({
      genres: ['Dramas'],
      countries: ['ir'],
      name: { en: 'Dune', fa: null },
      postType: 1,
    });
  });

  it('unpacks gzip whatever the name, and reads on over a byte-order mark and Windows line ends', async () => {
    const text = `\ufeff${line()}\r\n\r\n${line({ source_id: '2' })}\r\n`;
    for (const input of [Buffer.from(text), gzipSync(text)]) {
      const found = await read(input, 64);
      expect(found.map((one) => [one.line, one.record?.name.en])).toEqual([
        [1, 'Dune'],
        [3, 'Dune'],
      ]);
    }
  });

  it.each([
    ['{"type":"movie"', 'broken JSON'],
    ['"text"', 'line: '],
    ['null', 'line: '],
    ['[1]', 'line: '],
    [line({ year: 20021 }), 'year'],
    [line({ year: '2021' }), 'year'],
    [line({ year: 1492 }), 'year'],
    [line({ title: 'x'.repeat(401) }), 'title'],
    [line({ title: '   ' }), 'title'],
    [line({ cast: 'Someone' }), 'cast'],
    [line({ cast: ['a\u0000b'] }), 'cast.0'],
    [line({ title: 'half a pair \ud83d' }), 'title'],
    [line({ type: 'song' }), 'type'],
    [line({ runtime_minutes: -5 }), 'runtime_minutes'],
    ['{"kind":"movie","name":{"en":"X"}}', 'year'],
  ])('refuses %j', async (text, reason) => {
    const [found] = await read(`${text}\n${line()}`, 4_096);
    expect(found?.record).toBeUndefined();
    expect(found?.refused).toContain(reason);
  });

  it('says why in the words that the console has in each language', async () => {
    const wrong = line({ title: '', year: 1492, cast: 'Someone', type: 'song' });
    const [found] = await read(wrong, 4_096);
    expect(found?.refused).toBe(
      'type: Please choose one of the offered values; title: Please fill this in; year: This number is too small',
    );
  });

  it('refuses a line that is not UTF-8 or too long, and reads the next', async () => {
    const found = await read(
      Buffer.concat([Buffer.from([0x22, 0xff, 0xfe, 0x0a]), Buffer.alloc(1_100_000, 'x'), Buffer.from(`\n${line()}`)]),
      65_536,
    );
    expect(found.map((one) => one.refused ?? one.record?.name.en)).toEqual([
      'not valid UTF-8',
      expect.stringContaining('longer'),
      'Dune',
    ]);
  });

  it('reads CSV with lists, refusing what is wrong by its line', async () => {
    const csv = `title,year,type,genres,directors,runtime_minutes\n"Dune, Part One",2021,movie,Drama|Science Fiction,Denis Villeneuve,155\nNo year,,movie,,,\nMoon,2009,MOVIE,,,ninety\n"Up ""there""",2009,series,,,\n`;
    const found = await read(csv);
    expect(
      found.map(({ line: number, record, refused }) => [number, record?.name.en ?? refused?.split(':')[0]]),
    ).toEqual([
      [2, 'Dune, Part One'],
      [3, 'year'],
      [4, 'runtime_minutes'],
      [5, 'Up "there"'],
    ]);
    expect(found[0]?.record).toMatchObject({
      genres: ['Drama', 'Science Fiction'],
      directors: [{ name: { en: 'Denis Villeneuve' } }],
    });
  });

  it('tells the rows of a table which column it lacks, not that they are no JSON', async () => {
    const found = await read('name;year;type\r\nDune;2021;movie\r\n');
    expect(found.map(({ line: number, refused }) => [number, refused])).toEqual([[2, 'title: Please fill this in']]);
  });

  it.each([
    ['semicolons', (table: string) => Buffer.from(`\ufeff${table.replaceAll('\t', ';')}`)],
    ['tabs', (table: string) => Buffer.from(table)],
    ['UTF-16', (table: string) => Buffer.from(`\ufeff${table}`, 'utf16le')],
    ['UTF-16 with the high byte first', (table: string) => Buffer.from(`\ufeff${table}`, 'utf16le').swap16()],
  ])('reads a table as spreadsheets write it, with %s', async (_form, written) => {
    const table = `title\ttitle_fa\tyear\ttype\tgenres\r\nDune, Part One\tتل‌ماسه\t2021\tmovie\tDrama|Action\r\n`;
    // The pieces are of an odd length: letters of two bytes lie across their ends.
    const found = await read(written(table), 33);
    expect(found.map(({ record, refused }) => refused ?? [record?.name, record?.releaseYear, record?.genres])).toEqual([
      [{ en: 'Dune, Part One', fa: 'تل‌ماسه' }, 2021, ['Drama', 'Action']],
    ]);
  });

  it('tells whoever reads it that CSV breaks off, packed or not', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `Film ${index},${1950 + (index % 70)},movie`);
    const packed = gzipSync(['title,year,type', ...rows].join('\n'));
    await expect(read(packed.subarray(0, packed.length / 2), 1_024)).rejects.toThrow('unexpected end of file');
    const broken = async function* () {
      yield Buffer.from('title,year,type\nDune,2021,movie\n');
      throw new Error('disk error');
    };
    await expect(readRecords(unpacked(broken())).next()).rejects.toThrow('disk error');
  });

  it('keeps trailers, links as the ids in them', async () => {
    const links = ['https://youtu.be/dQw4w9WgXcQ', 'https://www.aparat.com/v/tpnzg8l', 'night-of-stars'];
    const kept = ['youtube:dQw4w9WgXcQ', 'aparat:tpnzg8l', 'night-of-stars'];
    const csv = `title,year,type,trailers\nDune,2021,movie,${links.join('|')}\nMoon,2009,movie,https://evil.example/x\nUp,2009,movie,\n`;
    const rows = await read(csv);
    expect(rows.map(({ record, refused }) => record?.trailers ?? refused?.split(':')[0])).toEqual([
      kept,
      expect.stringContaining('trailers'),
      undefined,
    ]);
    expect((await read(line({ trailers: links })))[0]?.record?.trailers).toEqual(kept);
  });

  it('reads nothing from nothing', async () => {
    expect(await read('')).toEqual([]);
    expect(await read(gzipSync(''))).toEqual([]);
  });

  it('names remakes that share an article, and records without an id, apart', async () => {
    const found = await read(
      [
        line(),
        line({ year: 1984 }),
        line({ source_id: null, directors: ['A'] }),
        line({ source_id: null, directors: ['B'] }),
      ].join('\n'),
    );
    expect(new Set(found.map(({ record }) => record?.sourceKey)).size).toBe(4);
  });
});
