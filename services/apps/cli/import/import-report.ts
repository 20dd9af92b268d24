import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';

const SHOWN = 20;

/** Refused lines: the first on the terminal, all of them in a file, which exists only when there are any. */
export class ImportReport {
  private refused = 0;
  private stream: WriteStream | null = null;
  readonly file: string;

  constructor(
    folder: string,
    name: string,
    private readonly show: (line: string) => void,
  ) {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    this.file = path.join(folder, `import-${path.basename(name)}-${time}.txt`);
  }

  refuse(line: number, reason: string): void {
    this.refused += 1;
    const text = `line ${line}: ${reason}`;
    if (this.refused <= SHOWN) this.show(text);
    if (this.refused === SHOWN + 1) this.show(`… more in ${this.file}`);
    this.open().write(`${text}\n`);
  }

  /** @returns the report's path, or null when nothing was refused. */
  async close(): Promise<string | null> {
    const { stream } = this;
    if (!stream) return null;
    await new Promise((resolve) => stream.end(resolve));
    return this.file;
  }

  private open(): WriteStream {
    if (!this.stream) {
      mkdirSync(path.dirname(this.file), { recursive: true });
      this.stream = createWriteStream(this.file);
    }
    return this.stream;
  }
}
