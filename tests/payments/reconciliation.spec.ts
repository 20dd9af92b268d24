import { eventually } from '#platform/testing/eventually.ts';
import { violations } from './support/invariants.ts';
import { PaymentsFixture, TIMEOUT_MS } from './support/payments-fixture.ts';

/** Of the one bank that is asked too slowly for its half hour, were it asked about one payment after another. */
const SLOW_ANSWER_MINUTES = 20 / 60;
const BANK_WAITS_MINUTES = 30;
const PAYMENTS = 100;
const AT_ONCE = 8;
const OVER_A_PAGE = 25;
const WAIT_MS = 50_000;
const MAX_MS = 300_000;

let fixture: PaymentsFixture;

beforeAll(async () => {
  fixture = await PaymentsFixture.start({}, TIMEOUT_MS);
});
afterEach(() => fixture.drain(), MAX_MS);
afterAll(() => fixture?.close());

/** Paid at the bank, and nobody has come back. @returns their tokens, all due. */
async function paidAndLost(count: number): Promise<string[]> {
  const { token } = await fixture.user();
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { body } = await fixture.makePayment(token, 'sandbox');
    fixture.bank.books.pay(fixture.bank.books.find(body.token)!, 'none');
    tokens.push(body.token);
  }
  await fixture.passMinutes(1);
  return tokens;
}

async function statesOf(tokens: string[]): Promise<Record<string, number>> {
  const rows = await fixture.app.database.rows<{ state: string; count: number }>(
    'select state, count(*)::int as count from write.payment where token = any($1) group by state',
    [tokens],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** A run ends after a minute also on a machine that needs longer for all of them. */
async function untilSettled(tokens: string[]): Promise<void> {
  while ((await statesOf(tokens)).paid !== tokens.length) await fixture.reconcile();
}

describe('payments whose buyers never came back', () => {
  it(
    'are settled in one run, however many they are',
    async () => {
      const tokens = await paidAndLost(OVER_A_PAGE);
      expect(await fixture.reconcile()).toBe(OVER_A_PAGE);
      expect(await statesOf(tokens)).toEqual({ paid: OVER_A_PAGE });
    },
    MAX_MS,
  );

  it(
    'do not wait for one that the bank does not answer about',
    async () => {
      const tokens = await paidAndLost(OVER_A_PAGE);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      fixture.gateways.sandbox.beforeVerify = ({ token }) => (token === tokens[0] ? answered : Promise.resolve());
      const run = fixture.reconcile();
      await eventually(
        async () => expect(await statesOf(tokens)).toEqual({ pending: 1, paid: OVER_A_PAGE - 1 }),
        WAIT_MS,
      );
      answer();
      await run;
      expect(await statesOf(tokens)).toEqual({ paid: OVER_A_PAGE });
    },
    MAX_MS,
  );

  it(
    'are settled within the bank’s half hour also when each answer takes twenty seconds, a few questions at a time',
    async () => {
      const tokens = await paidAndLost(PAYMENTS);
      const asked: string[] = [];
      const unanswered: (() => void)[] = [];
      fixture.gateways.sandbox.beforeVerify = ({ token }) => {
        asked.push(token);
        return new Promise((answer) => unanswered.push(answer));
      };
      let settled = false;
      const runs = untilSettled(tokens).finally(() => (settled = true));
      let minutes = 0;
      while (!settled) {
        const together = Math.min(AT_ONCE, Math.max(1, PAYMENTS - asked.length + unanswered.length));
        await eventually(() => expect(settled || unanswered.length >= together).toBe(true), WAIT_MS);
        await fixture.passMinutes(SLOW_ANSWER_MINUTES);
        minutes += SLOW_ANSWER_MINUTES;
        for (const answer of unanswered.splice(0)) answer();
      }
      await runs;
      expect(minutes).toBeLessThan(BANK_WAITS_MINUTES);
      expect(asked.toSorted()).toEqual(tokens.toSorted());
    },
    MAX_MS,
  );

  it('leave books that balance', async () => {
    expect(await violations(fixture.books)).toEqual([]);
  });
});
