import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

const PAGE = path.join(ROOT, 'services/docs/performance.md');

/** Puts a table into the page of figures, where comments with its name leave it room. @throws Error when there is none. */
export function putTable(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no ${begin} … ${end}`);
  writeFileSync(PAGE, `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`);
}
