import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Random } from '../contract/random.js';
import { HOSTILE_SCENARIOS } from './hostile-scenarios.js';
import { violations } from './invariants.js';
import { HONEST_SCENARIOS, type Scenario } from './scenarios.js';
import { GATEWAYS, Shop } from './shop.js';
import { Stage } from './stage.js';

/** PAYMENT_SEEDS=50 plays each scenario in fifty interleavings; PAYMENT_SEED names the first. */
const SEEDS = Number(process.env['PAYMENT_SEEDS'] ?? 3);
const FIRST_SEED = Number(process.env['PAYMENT_SEED'] ?? 1);

const SCENARIOS: Scenario[] = [...HONEST_SCENARIOS, ...HOSTILE_SCENARIOS];
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

  it.each(plays)('%s (%s)', async (_name, gateway, scenario) => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
      const stage = new Stage(shop, gateway, new Random(seed), await shop.user(), admin);
      const ends = await scenario.play(stage);
      await shop.drain();
      const states: Record<string, string> = {};
      for (const reference of Object.keys(ends)) states[reference] = (await shop.state(reference)).state;
      expect({ seed, states }).toEqual({ seed, states: ends });
      if (!Number.isNaN(scenario.days))
        expect({ seed, days: await stage.daysOf() }).toEqual({ seed, days: scenario.days });
      expect({ seed, violations: await violations(shop) }).toEqual({ seed, violations: [] });
    }
  });
});
