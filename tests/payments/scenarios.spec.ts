import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../contract/random.js';
import { violations } from './invariants.js';
import { ACCOUNT_SCENARIOS } from './scenarios/account-scenarios.js';
import { COUPON_SCENARIOS } from './scenarios/coupon-scenarios.js';
import { FAULTY_SCENARIOS } from './scenarios/faulty-scenarios.js';
import { FORGED_SCENARIOS } from './scenarios/forged-scenarios.js';
import { LOST_SCENARIOS } from './scenarios/lost-scenarios.js';
import { PAID_SCENARIOS } from './scenarios/paid-scenarios.js';
import { RETURNED_SCENARIOS } from './scenarios/returned-scenarios.js';
import type { Ends, Scenario } from './scenarios/scenario.js';
import { GATEWAYS, Shop } from './shop.js';
import { Stage } from './stage.js';

/** PAYMENT_SEEDS=50 plays each scenario in fifty interleavings; PAYMENT_SEED names the first. */
const SEEDS = Number(process.env['PAYMENT_SEEDS'] ?? 3);
const FIRST_SEED = Number(process.env['PAYMENT_SEED'] ?? 1);

/** A busy machine takes its time. */
const LONGEST_MS = 300_000;

const SCENARIOS: Scenario[] = [
  ...[...PAID_SCENARIOS, ...LOST_SCENARIOS, ...FAULTY_SCENARIOS],
  ...[...FORGED_SCENARIOS, ...RETURNED_SCENARIOS, ...COUPON_SCENARIOS, ...ACCOUNT_SCENARIOS],
];
const plays = SCENARIOS.flatMap((scenario) =>
  (scenario.gateways ?? GATEWAYS).map((gateway) => [scenario.name, gateway, scenario] as const),
);

let shop: Shop;
let admin: string;

beforeAll(async () => {
  shop = await Shop.start();
  admin = (await shop.user('admin')).token;
});
afterAll(() => shop?.close());

describe(`payments, each in ${SEEDS} interleavings`, () => {
  it('are tried in at least 25 scenarios', () => {
    expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(25);
  });

  it.each(plays)(
    '%s (%s)',
    async (_name, gateway, scenario) => {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
        const stage = new Stage(shop, gateway, new Random(seed), await shop.user(), admin);
        const ends = await scenario.play(stage);
        await shop.drain();
        expect({ seed, wrong: await wrongEnds(ends) }).toEqual({ seed, wrong: [] });
        if (!Number.isNaN(scenario.days))
          expect({ seed, days: await stage.given('days') }).toEqual({ seed, days: scenario.days });
        expect({ seed, tooEarly: stage.tooEarly }).toEqual({ seed, tooEarly: [] });
        expect({ seed, bytes: await stage.given('bytes') }).toEqual({ seed, bytes: scenario.bytes ?? 0 });
        expect({ seed, violations: await violations(shop.books) }).toEqual({ seed, violations: [] });
      }
    },
    LONGEST_MS,
  );
});

async function wrongEnds(ends: Ends): Promise<string[]> {
  const wrong: string[] = [];
  for (const [reference, allowed] of Object.entries(ends)) {
    const { state } = await shop.state(reference);
    if (![allowed].flat().includes(state)) wrong.push(`${state}, not ${[allowed].flat().join(' or ')}`);
  }
  return wrong;
}
