import { textOf } from '../deploy/deploy-files.ts';
import { ASVS_IDS } from './asvs-ids.ts';
import { hasTest, isThere, pathsIn, rowsOf, STATES, summaryOf, titlesIn } from './security-table.ts';

const page = textOf('services/docs/security.md');
const rows = rowsOf(page);

describe('the security page', () => {
  it('has every requirement of both levels once', () => {
    expect(ASVS_IDS[1].length + ASVS_IDS[2].length).toBe(253);
    for (const level of [1, 2] as const) {
      const told = rows.filter((row) => row.level === level).map(({ id }) => id);
      expect(told.toSorted()).toEqual([...ASVS_IDS[level]].toSorted());
    }
  });

  it('says of each where it stands, in one of four words', () => {
    const others = rows.filter(({ state }) => !(STATES as readonly string[]).includes(state));
    expect(others).toEqual([]);
    const silent = rows.filter(({ requirement, how, shownBy }) => !requirement || !how || !shownBy);
    expect(silent).toEqual([]);
  });

  it('counts its rows at the top', () => {
    const counted = ([1, 2] as const).map((level) => {
      const ofLevel = rows.filter((row) => row.level === level);
      const states = STATES.map((state) => ofLevel.filter((row) => row.state === state).length);
      return [String(level), [...states, ofLevel.length]];
    });
    expect(summaryOf(page)).toEqual(Object.fromEntries(counted));
  });

  it('names files and folders that are there', () => {
    const paths = [...new Set(pathsIn(page))];
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((file) => !isThere(file))).toEqual([]);
  });

  it('names tests that are there', () => {
    const titles = rows.flatMap(({ shownBy }) => titlesIn(shownBy));
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });

  it('shows what is met by a test, or says that there is none', () => {
    const met = rows.filter(({ state, how }) => state === 'met' && !how.includes('[above]'));
    expect(met.filter(({ shownBy }) => shownBy === '—').map(({ id }) => id)).toEqual(['6.1.2']);
    const claimed = rows.filter(({ shownBy }) => shownBy !== 'no test' && shownBy !== '—');
    expect(claimed.filter(({ shownBy }) => pathsIn(shownBy).length === 0)).toEqual([]);
    const idle = rows.filter(({ state, shownBy }) => /^(not met|does not apply)$/.test(state) && shownBy !== '—');
    expect(idle).toEqual([]);
  });

  it('refers to sections that it has', () => {
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'));
    const named = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});

describe('its check', () => {
  it('reads rows, paths and titles', () => {
    const row = '| 1.2.3 | 2 | a name | in part | by `platform/a.ts` | `tests/b.spec.ts` “does it” |';
    const [read] = rowsOf(`text\n${row}\n| x | 1 |`);
    expect(read).toMatchObject({ id: '1.2.3', level: 2, state: 'in part' });
    expect(pathsIn(row)).toEqual(['services/platform/a.ts', 'tests/b.spec.ts']);
    expect(titlesIn(row)).toEqual([{ file: 'tests/b.spec.ts', title: 'does it' }]);
    expect(hasTest('tests/architecture/documents/security-table.spec.ts', 'no such title of a test'.repeat(2))).toBe(
      false,
    );
  });
});
