import { promisify } from 'node:util';
import zlib from 'node:zlib';
import kafkajs from 'kafkajs';

const compress = promisify(zlib.zstdCompress);
const decompress = promisify(zlib.zstdDecompress);

// The client brings gzip alone and lets others be added; Node has had zstd since 22.15.
kafkajs.CompressionCodecs[kafkajs.CompressionTypes.ZSTD] = () => ({
  compress: (encoder: { buffer: Buffer }) => compress(encoder.buffer),
  decompress: (buffer: Buffer) => decompress(buffer),
});

export const COMPRESSION = kafkajs.CompressionTypes.ZSTD;
