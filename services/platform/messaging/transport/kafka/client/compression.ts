import zlib from 'node:zlib';
import kafkajs from 'kafkajs';

// The client brings gzip alone and lets others be added; Node has had zstd since 22.15. What comes in a request takes some
// microseconds; to have another thread do it costs four times as much of the processor, for the largest as well.
kafkajs.CompressionCodecs[kafkajs.CompressionTypes.ZSTD] = () => ({
  compress: async (encoder: { buffer: Buffer }) => zlib.zstdCompressSync(encoder.buffer),
  decompress: async (buffer: Buffer) => zlib.zstdDecompressSync(buffer),
});

/** Characters for one partition from which on its messages are packed: all who follow it have to unpack them. */
const WORTH_PACKING = 16 * 1024;

/** @param characters of the messages that go to so many partitions. */
export function compressionOf(characters: number, partitions: number): kafkajs.CompressionTypes {
  return characters < partitions * WORTH_PACKING ? kafkajs.CompressionTypes.None : kafkajs.CompressionTypes.ZSTD;
}
