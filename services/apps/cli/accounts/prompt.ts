import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Nothing more was typed or piped: Ctrl-C, Ctrl-D, or the end of the input. */
export class PromptClosed extends Error {}

/**
 * Asks the person at the terminal; where the input is no terminal, one line of it is the answer to each question. What is
 * secret is never shown, and never taken from the command line, which every user of the machine can read.
 */
export class Prompt {
  readonly interactive: boolean;
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string> | null;
  private readonly closed: Promise<never>;
  private muted = false;

  constructor(
    input: NodeJS.ReadStream = process.stdin,
    private readonly output: NodeJS.WritableStream = process.stderr,
  ) {
    this.interactive = Boolean(input.isTTY);
    const shown = new Writable({
      write: (chunk, _encoding, done) => {
        if (!this.muted) this.output.write(chunk);
        done();
      },
    });
    this.reader = createInterface({ input, output: shown, terminal: this.interactive });
    this.lines = this.interactive ? null : this.reader[Symbol.asyncIterator]();
    this.closed = new Promise((_resolve, reject) => {
      const end = () => reject(new PromptClosed('stopped; nothing was changed'));
      this.reader.once('SIGINT', end);
      if (this.interactive) this.reader.once('close', end);
    });
    this.closed.catch(() => undefined);
  }

  /** @throws PromptClosed */
  async ask(question: string): Promise<string> {
    if (this.lines) return this.nextLine(question);
    return Promise.race([this.reader.question(`  ${question}: `), this.closed]);
  }

  /** Like `ask`, with nothing of the answer on the screen. @throws PromptClosed */
  async askSecret(question: string): Promise<string> {
    if (this.lines) return this.nextLine(question);
    this.output.write(`  ${question}: `);
    this.muted = true;
    try {
      return await Promise.race([this.reader.question(''), this.closed]);
    } finally {
      this.muted = false;
      this.output.write('\n');
    }
  }

  /** @returns false also where nobody sits at a terminal. */
  async confirm(question: string): Promise<boolean> {
    return this.interactive && /^y(es)?$/i.test((await this.ask(`${question} [y/N]`)).trim());
  }

  close(): void {
    this.reader.close();
  }

  private async nextLine(question: string): Promise<string> {
    const line = await this.lines?.next();
    if (!line || line.done) throw new PromptClosed(`the input ended before: ${question}`);
    return line.value;
  }
}
