import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

const PAGE = path.join(ROOT, 'services/docs/performance.md');

/** Puts a table into the page of figures, where comments with its name leave it room. @throws Error when there is none. */
export function putTable(name: string, text: string): void {
  const { page, from, to } = placeOf(name);
  writeFileSync(PAGE, `${page.slice(0, from)}\n${text}\n${page.slice(to)}`);
}

/** The table that the page has. @throws Error when there is no room for it. */
export function tableIn(name: string): string {
  const { page, from, to } = placeOf(name);
  return page.slice(from, to);
}

function placeOf(name: string): { page: string; from: number; to: number } {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no ${begin} … ${end}`);
  return { page, from: from + begin.length, to };
}
