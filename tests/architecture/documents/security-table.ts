import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, textOf } from '../deploy/deploy-files.ts';

export const STATES = ['met', 'in part', 'not met', 'does not apply'] as const;

interface Row {
  id: string;
  level: number;
  requirement: string;
  state: string;
  how: string;
  shownBy: string;
}

/** Folders that a path on the page may begin with; those of the services are written without `services/`. */
const TOP = ['services', 'frontend', 'admin', 'tests', 'deploy'];
const OF_SERVICES = ['apps', 'modules', 'platform', 'tools', 'migrations', 'docs'];
const ROW = /^\| (?<id>\d+\.\d+\.\d+) \| (?<level>\d) \|(?<rest>.*)\|$/;

/** The rows of the table, as they stand on the page. */
export function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((line) => {
    const { id, level, rest } = ROW.exec(line)?.groups ?? {};
    if (!id || !rest) return [];
    const cells = rest.split('|').map((cell) => cell.trim());
    if (cells.length !== 4) throw new Error(`${id} has ${cells.length} cells`);
    const [requirement = '', state = '', how = '', shownBy = ''] = cells;
    return [{ id, level: Number(level), requirement, state, how, shownBy }];
  });
}

/** The counts of the summary: level → state → number. */
export function summaryOf(page: string): Record<string, number[]> {
  const lines = [...page.matchAll(/^\| ([12]) ((?:\| \d+ ){5})\|$/gm)];
  return Object.fromEntries(lines.map(([, level, cells]) => [level, cells!.match(/\d+/g)!.map(Number)]));
}

/** Paths in a text, from the project's root. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)`/g)].flatMap(([, found]) => {
    const top = found!.split('/')[0]!;
    if (TOP.includes(top)) return [found!];
    return OF_SERVICES.includes(top) ? [`services/${found}`] : [];
  });
}

/** Titles of tests in a text, each with the file that it stands behind. */
export function titlesIn(text: string): { file: string; title: string }[] {
  return [...text.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => ({
    file: pathsIn(`\`${file}\``)[0] ?? file!,
    title: title!,
  }));
}

export function isThere(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

/** Whether a test of the file is called so; a beginning or an end of the title will do. */
export function hasTest(file: string, title: string): boolean {
  return isThere(file) && textOf(file).includes(title);
}
