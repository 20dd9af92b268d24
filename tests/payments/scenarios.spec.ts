import { Random } from '../contract/support/random.ts';
import { ACCOUNT_SCENARIOS } from './scenarios/account-scenarios.ts';
import { COUPON_SCENARIOS } from './scenarios/coupon-scenarios.ts';
import { FAULTY_SCENARIOS } from './scenarios/faulty-scenarios.ts';
import { FORGED_SCENARIOS } from './scenarios/forged-scenarios.ts';
import { LOST_SCENARIOS } from './scenarios/lost-scenarios.ts';
import { PAID_SCENARIOS } from './scenarios/paid-scenarios.ts';
import { RETURNED_SCENARIOS } from './scenarios/returned-scenarios.ts';
import type { ExpectedStates, Scenario } from './scenarios/scenario.ts';
import { violations } from './support/invariants.ts';
import { GATEWAYS, PaymentsFixture } from './support/payments-fixture.ts';
import { ScenarioRun } from './support/scenario-run.ts';

/** PAYMENT_SEEDS=50 plays each scenario in fifty interleavings; PAYMENT_SEED names the first. */
const SEEDS = Number(process.env['PAYMENT_SEEDS'] ?? 2);
const FIRST_SEED = Number(process.env['PAYMENT_SEED'] ?? 1);

/** A busy machine takes its time. */
const MAX_MS = 300_000;

const SCENARIOS: Scenario[] = [
  ...PAID_SCENARIOS,
  ...LOST_SCENARIOS,
  ...FAULTY_SCENARIOS,
  ...FORGED_SCENARIOS,
  ...RETURNED_SCENARIOS,
  ...COUPON_SCENARIOS,
  ...ACCOUNT_SCENARIOS,
];
const plays = SCENARIOS.flatMap((scenario) =>
  (scenario.gateways ?? GATEWAYS).map((gateway) => [scenario.name, gateway, scenario] as const),
);

let fixture: PaymentsFixture;
let admin: string;

beforeAll(async () => {
  fixture = await PaymentsFixture.start();
  admin = (await fixture.user('admin')).token;
});
afterAll(() => fixture?.close());

describe(`payments, each in ${SEEDS} interleavings`, () => {
  it('are tried in at least 25 scenarios', () => {
    expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(25);
  });

  it.each(plays)(
    '%s (%s)',
    async (_name, gateway, scenario) => {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
        const run = new ScenarioRun(fixture, gateway, new Random(seed), await fixture.user(), admin);
        const ends = await scenario.play(run);
        await fixture.drain();
        expect({ seed, wrong: await wrongEnds(ends) }).toEqual({ seed, wrong: [] });
        if (!Number.isNaN(scenario.days))
          expect({ seed, days: await run.given('days') }).toEqual({ seed, days: scenario.days });
        expect({ seed, prematureCredits: run.prematureCredits }).toEqual({ seed, prematureCredits: [] });
        expect({ seed, bytes: await run.given('bytes') }).toEqual({ seed, bytes: scenario.bytes ?? 0 });
        expect({ seed, violations: await violations(fixture.books) }).toEqual({ seed, violations: [] });
      }
    },
    MAX_MS,
  );
});

async function wrongEnds(ends: ExpectedStates): Promise<string[]> {
  const wrong: string[] = [];
  for (const [reference, allowed] of Object.entries(ends)) {
    const { state } = await fixture.state(reference);
    if (![allowed].flat().includes(state)) wrong.push(`${state}, not ${[allowed].flat().join(' or ')}`);
  }
  return wrong;
}
