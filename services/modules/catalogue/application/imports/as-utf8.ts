import { TextDecoder } from 'node:util';

/** Text of a file as UTF-8 without its byte-order mark: spreadsheets also write UTF-16, and say so by theirs. */
export async function* asUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) decoder = decoderOf(chunk);
    const text = decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
    yield isFirst ? withoutMark(text) : text;
    isFirst = false;
  }
}

function decoderOf([first, second]: Buffer): TextDecoder | null {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return null;
}

function withoutMark(chunk: Buffer): Buffer {
  return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? chunk.subarray(3) : chunk;
}
