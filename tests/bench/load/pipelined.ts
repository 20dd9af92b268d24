import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Requests under way on one connection: enough to keep a process busy, at little cost to who asks. */
const DEPTH = 8;
const GOOD = Buffer.from('HTTP/1.1 200');
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Asks the same thing again and again over raw connections and counts bytes: about a tenth of what an HTTP client costs. Where
 * the load and the processes share two cores, a costly client would hide what a second process brings.
 * @returns answers a second. @throws Error when an answer is not 200.
 */
export async function pipelinedReads(
  urls: string[],
  path: string,
  connections: number,
  seconds: number,
): Promise<number> {
  const readers = await Promise.all(
    Array.from({ length: connections }, (_, n) => PipelinedReader.open(urls[n % urls.length]!, path)),
  );
  const begun = performance.now();
  for (const reader of readers) reader.begin();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const answers = readers.reduce((sum, reader) => sum + reader.answers, 0);
  const took = (performance.now() - begun) / 1_000;
  for (const reader of readers) reader.close();
  return answers / took;
}

class PipelinedReader {
  answers = 0;
  private rest = 0;
  private failure: Error | null = null;
  private readonly socket: Socket;
  private readonly request: Buffer;
  /** Bytes of one answer. */
  private readonly size: number;

  private constructor(socket: Socket, request: Buffer, size: number) {
    this.socket = socket;
    this.request = request;
    this.size = size;
  }

  static async open(url: string, path: string): Promise<PipelinedReader> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    await once(socket, 'connect');
    const body = '{}';
    const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const request = Buffer.from(head + body);
    const size = await sizeOfOne(socket, request);
    return new PipelinedReader(socket, request, size);
  }

  begin(): void {
    this.socket.on('data', (chunk: Buffer) => this.take(chunk));
    this.socket.on('error', (error) => {
      this.failure = error;
    });
    this.socket.write(Buffer.concat(Array.from({ length: DEPTH }, () => this.request)));
  }

  close(): void {
    this.socket.destroy();
    if (this.failure) throw this.failure;
    if (this.answers === 0) throw new Error('no answer came back');
  }

  private take(chunk: Buffer): void {
    const begins = this.rest === 0;
    if (begins && !chunk.subarray(0, GOOD.length).equals(GOOD)) this.failure = new Error('an answer is not 200');
    this.rest += chunk.length;
    const whole = Math.floor(this.rest / this.size);
    if (whole === 0) return;
    this.rest -= whole * this.size;
    this.answers += whole;
    this.socket.write(whole === 1 ? this.request : Buffer.concat(Array.from({ length: whole }, () => this.request)));
  }
}

/** Sends one and looks at it closely. */
async function sizeOfOne(socket: Socket, request: Buffer): Promise<number> {
  socket.write(request);
  let answer = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    answer = Buffer.concat([answer, chunk]);
    const end = answer.indexOf(HEAD_END);
    if (end < 0) continue;
    const head = answer.subarray(0, end).toString('latin1').toLowerCase();
    if (!head.startsWith('http/1.1 200')) throw new Error(`the answer is ${head.split('\r\n')[0]}`);
    const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1]);
    if (!(length > 0)) throw new Error('the answer does not say how long it is');
    const size = end + HEAD_END.length + length;
    if (answer.length === size) return size;
  }
}
