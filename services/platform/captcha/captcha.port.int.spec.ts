import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { DataSource } from 'typeorm';
import { Config } from '#platform/kernel/config/config.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { AltchaCaptcha } from './altcha/altcha.captcha.ts';
import type { CaptchaPort } from './captcha.port.ts';
import { ChallengeLoad } from './challenge-load.ts';
import { SpentChallenges } from './spent-challenges.ts';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

function altcha(environment: Record<string, string> = {}): CaptchaPort {
  const config = Config.fromEnvironment({ DATABASE_URL: database.url, CAPTCHA_DIFFICULTY: '50', ...environment });
  return new AltchaCaptcha(config, new SpentChallenges(dataSource), new ChallengeLoad(new Metrics()));
}

async function solved(challenge: Challenge): Promise<string> {
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

const encoded = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

/** What any captcha must do; `solve` is what a page does with a challenge. */
const ADAPTERS = [
  {
    name: 'ALTCHA',
    create: () => altcha(),
    solve: (challenge: Record<string, unknown>) => solved(challenge as unknown as Challenge),
  },
];

describe.each(ADAPTERS)('the captcha port by $name', ({ create, solve }) => {
  it('takes a solved challenge once', async () => {
    const captcha = create();
    const answer = await solve(await captcha.challenge());
    expect(await captcha.redeem(answer, null)).toBe(true);
    expect(await captcha.redeem(answer, null)).toBe(false);
    expect(await captcha.redeem(answer, 'another use')).toBe(false);
  });

  it('takes it once also when it comes many times at the same moment', async () => {
    const captcha = create();
    const answer = await solve(await captcha.challenge());
    const results = await Promise.all(Array.from({ length: 8 }, () => captcha.redeem(answer, null)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('takes it again for the same purpose only', async () => {
    const captcha = create();
    const answer = await solve(await captcha.challenge());
    expect(await captcha.redeem(answer, 'this registration')).toBe(true);
    expect(await captcha.redeem(answer, 'this registration')).toBe(true);
    expect(await captcha.redeem(answer, 'another one')).toBe(false);
    expect(await captcha.redeem(answer, null)).toBe(false);
  });

  it.each([
    '',
    'nonsense',
    encoded(null),
    encoded({}),
    encoded([1]),
    encoded({ challenge: { parameters: {} }, solution: {} }),
  ])('refuses %j without failing', async (answer) => expect(await create().redeem(answer, null)).toBe(false));
});

describe('an ALTCHA challenge', () => {
  const challengeOf = async (captcha: CaptchaPort) => (await captcha.challenge()) as unknown as Challenge;

  it('cannot be made easier, prolonged or invented by the page', async () => {
    const captcha = altcha();
    const challenge = await challengeOf(captcha);
    for (const change of [{ keyPrefix: '00' }, { expiresAt: 4_000_000_000 }, { nonce: '0'.repeat(32) }]) {
      const forged = { ...challenge, parameters: { ...challenge.parameters, ...change } };
      const solution = { counter: 1, derivedKey: '00'.repeat(32) };
      expect(await captcha.redeem(encoded({ challenge: forged, solution }), null)).toBe(false);
    }
    const foreign = altcha({ TOKEN_SECRET: 'another secret of at least 32 characters' });
    expect(await captcha.redeem(await solved(await challengeOf(foreign)), null)).toBe(false);
  });

  it('is harder for an address that has asked for many, and no harder where throttling is off', async () => {
    const counterFor = async (captcha: CaptchaPort, address: string) => {
      const challenge = (await captcha.challenge(address)) as unknown as Challenge;
      return (await solveChallenge({ challenge, deriveKey }))!.counter;
    };
    const [adapting, plain] = [altcha(), altcha({ THROTTLING: '0' })];
    for (let n = 0; n < 150; n += 1) {
      await adapting.challenge('203.0.113.1');
      await plain.challenge('203.0.113.1');
    }
    // Of 50 hashes usually, and of sixteen times as many.
    expect(await counterFor(adapting, '203.0.113.1')).toBeGreaterThanOrEqual(400);
    expect(await counterFor(adapting, '203.0.113.2')).toBeLessThan(50);
    expect(await counterFor(plain, '203.0.113.1')).toBeLessThan(50);
  });

  it('is no good with a wrong solution', async () => {
    const captcha = altcha();
    const challenge = await challengeOf(captcha);
    const solution = { counter: 3, derivedKey: 'ab'.repeat(32) };
    expect(await captcha.redeem(encoded({ challenge, solution }), null)).toBe(false);
  });

  it('expires after ten minutes', async () => {
    const captcha = altcha();
    const answer = await solved(await challengeOf(captcha));
    const later = Date.now() + 601_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await captcha.redeem(answer, null)).toBe(false);
    jest.restoreAllMocks();
    expect(await captcha.redeem(answer, null)).toBe(true);
  });
});
