import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, textOf } from '../deploy/deploy-files.ts';

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  .trim()
  .split('\n');
const folders = new Set(files.flatMap((file) => parentsOf(file)));
const places = [...files, ...folders].map((place) => `/${place}`);
const pages = files.filter((file) => file.endsWith('.md'));
const decisions = pages.filter((page) => page.startsWith('services/docs/adr/'));

function parentsOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? [] : [folder, ...parentsOf(folder)];
}

/** Headings, as a link names them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Where the links of a page lead inside the project: a place, and a heading there or ''. */
const linksOf = (page: string) =>
  [...textOf(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([\w-]+))?\)/g)].map(([, to, anchor]) => ({
    place: to ? path.join(path.dirname(page), to) : page,
    anchor: anchor ?? '',
  }));

/** Sources that a page names with the folder they are in, from the root of the project or of a part of it. */
const sourcesOf = (page: string) =>
  [...textOf(page).matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+\.(?:tsx?|css|sql|md|ya?ml))`/g)].map(([, source]) => source!);

describe('what the pages say', () => {
  it('links to files and headings that are there', () => {
    const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, ...link })));
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(
      ({ place, anchor }) =>
        !(files.includes(place) || folders.has(place)) || (anchor && !anchorsOf(textOf(place)).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it('names sources that are there', () => {
    const named = pages.flatMap((page) => sourcesOf(page).map((source) => ({ page, source })));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ source }) => !places.some((place) => place.endsWith(`/${source}`)))).toEqual([]);
  });
});

describe('decisions', () => {
  it('have each a number of their own, which the heading says, and say where they stand', () => {
    const numbers = decisions.map((page) => Number(path.basename(page).slice(0, 4)));
    expect(numbers.length).toBeGreaterThan(90);
    expect(new Set(numbers).size).toBe(numbers.length);
    const headed = decisions.map((page) => Number(/^# (\d+)\. /.exec(textOf(page))?.[1]));
    expect(headed).toEqual(numbers);
    expect(decisions.filter((page) => !/\*\*Status:\*\* (?:accepted|superseded by \[)/.test(textOf(page)))).toEqual([]);
  });
});
