import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { BOX_OFFICE } from './box-office.ts';
import { COLLECTIONS } from './collections.ts';

const FOLDER = path.join(projectRoot(), 'services/modules/catalogue/demo/titles');

function demoTitles(): Set<string> {
  const lines = readdirSync(FOLDER).flatMap((name) => readFileSync(path.join(FOLDER, name), 'utf8').trim().split('\n'));
  return new Set(lines.map((line) => JSON.parse(line)).map(({ name, year }) => `${name.en} ${year}`));
}

it('the demo’s collections and its box office are of titles that the demo has', () => {
  const known = demoTitles();
  const named = [...COLLECTIONS.flatMap(({ titles }) => titles), ...Object.keys(BOX_OFFICE)];
  expect(named.filter((title) => !known.has(title))).toEqual([]);
  expect(COLLECTIONS).toHaveLength(15);
  for (const { titles } of COLLECTIONS) expect(new Set(titles).size).toBe(titles.length);
});
