import { TextDecoder } from 'node:util';

/** A line of input: its number from 1, and its text or why it has none. */
interface InputLine {
  number: number;
  text: string;
  error?: string;
}

const MAX_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;

/** Splits bytes into lines, holding no more than one line: a file without line ends, or with rubbish, cannot fill the memory. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const finish = (): InputLine => {
    number += 1;
    const line = decode(decoder, number, length > MAX_BYTES ? null : Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield finish();

  function keep(part: Buffer): void {
    length += part.length;
    if (length > MAX_BYTES) parts = [];
    else if (part.length > 0) parts.push(part);
  }
}

function decode(decoder: TextDecoder, number: number, bytes: Buffer | null): InputLine {
  if (bytes === null) return { number, text: '', error: `longer than ${MAX_BYTES} bytes` };
  try {
    return { number, text: decoder.decode(bytes).trim() };
  } catch {
    return { number, text: '', error: 'not valid UTF-8' };
  }
}
