import { clearLine, cursorTo } from 'node:readline';

const begun = performance.now();
const live = process.stderr.isTTY === true;
let shown = false;

function stamp(): string {
  const seconds = Math.floor((performance.now() - begun) / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What goes on goes to standard error; the table alone goes to standard output. */
export const terminal = {
  /** A step that stays on the screen. */
  step(text: string): void {
    terminal.wipe();
    process.stderr.write(`${stamp()}  ${text}\n`);
  },
  /** What is being done right now: one line that is overwritten; not shown where there is no screen. */
  doing(text: string): void {
    if (!live) return;
    terminal.wipe();
    process.stderr.write(`${stamp()}  ${text.slice(0, (process.stderr.columns ?? 80) - 8)}`);
    shown = true;
  },
  wipe(): void {
    if (!shown) return;
    clearLine(process.stderr, 0);
    cursorTo(process.stderr, 0);
    shown = false;
  },
  out(text: string): void {
    terminal.wipe();
    process.stdout.write(`${text}\n`);
  },
};
