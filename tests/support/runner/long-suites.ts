/**
 * They take minutes each: sites of many processes, deaths, faults by chance, every page at several widths, the console and the operators'
 * pages word by word, every payment scenario. In turns of about the same length.
 */
const TURNS = [
  ['tests/e2e/films/delivery.spec.ts', 'tests/e2e/films/films.spec.ts'],
  [
    'tests/e2e/processes/kafka-processes.spec.ts',
    'services/platform/messaging/transport/kafka/kafka-faults.int.spec.ts',
  ],
  ['tests/chaos/chaos.spec.ts'],
  [
    'tests/e2e/processes/traces.spec.ts',
    'tests/e2e/processes/production.spec.ts',
    'tests/e2e/processes/database-dies.spec.ts',
  ],
  ['tests/e2e/operators/pages.spec.ts', 'tests/e2e/operators/rebuild.spec.ts', 'tests/payments/scenarios.spec.ts'],
  ['tests/e2e/processes/cluster.spec.ts'],
  ['tests/e2e/console/console.spec.ts', 'tests/e2e/console/films.spec.ts', 'tests/e2e/console/subtitles.spec.ts'],
  ['tests/e2e/public/accounts.spec.ts'],
];

/** @param chosen `all`, the number of a turn (of a higher one its remainder), or nothing. @returns what a run of all tests leaves out. */
export function longSuitesLeftOut(chosen: string | undefined): string[] {
  if (chosen === 'all') return [];
  const turn = chosen ? turnOf(chosen, TURNS.length) : null;
  return TURNS.flatMap((suites, place) => (place === turn ? [] : suites));
}

/** @param chosen as above. @returns of variants of a suite those that a run has: all, the one whose turn it is, or the first. */
export function variantsInTurn<Variant>(variants: readonly Variant[], chosen: string | undefined): Variant[] {
  if (chosen === 'all') return [...variants];
  const turn = turnOf(chosen || '0', variants.length);
  return variants.slice(turn, turn + 1);
}

function turnOf(chosen: string, count: number): number {
  const turn = Number(chosen) % count;
  if (Number.isNaN(turn)) throw new Error(`LONG=${chosen}: all, or a number`);
  return turn;
}
