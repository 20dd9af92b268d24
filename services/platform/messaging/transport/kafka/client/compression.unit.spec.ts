import kafkajs from 'kafkajs';
import { compressionOf } from './compression.ts';

const { None, ZSTD } = kafkajs.CompressionTypes;

describe('what is sent to the broker', () => {
  it.each([
    ['a comment', 900, 1, None],
    ['some events here and there', 30_000, 6, None],
    ['a stretch of an import', 500_000, 6, ZSTD],
    ['many events of one stream', 60_000, 1, ZSTD],
  ])('is packed where it is much for each partition: %s', (_what, characters, partitions, compression) => {
    expect(compressionOf(characters, partitions)).toBe(compression);
  });

  it('comes out as it went in', async () => {
    const codec = kafkajs.CompressionCodecs[ZSTD]!();
    const bytes = Buffer.from('a comment; '.repeat(3_000));
    const packed = await codec.compress({ buffer: bytes });
    expect(packed.length).toBeLessThan(bytes.length / 10);
    expect(await codec.decompress(packed)).toEqual(bytes);
  });
});
