import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { type RunningBank, startBank } from '#tools/sandbox-bank/start-bank.ts';
import { freePorts } from '../../services/platform/startup/free-port.ts';
import { logIn, post } from '../support/api-client.ts';
import { runCli } from '../support/processes/cli.ts';
import { AppProcess } from '../support/processes/process.ts';
import { BankProxy } from './support/bank-proxy.ts';
import { BankVisit, type Callback, type CallbackAnswer } from './support/bank-visit.ts';
import { violations } from './support/invariants.ts';
import { MERCHANT, TERMINAL } from './support/payments-fixture.ts';

/** The worker looks each 5 s; a busy machine takes its time. */
const TIMEOUT_MS = 90_000;
jest.setTimeout(300_000);

const GATEWAYS = { sandbox: 1, saman: 2, zarinpal: 3 };
type Gateway = keyof typeof GATEWAYS;

describe('a process that is killed while a payment is settled', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let bank: RunningBank;
  let proxy: BankProxy;
  let environment: Record<string, string>;
  let commands: AppProcess;
  let worker: AppProcess | null = null;
  let buyer: { id: number; token: string };

  const rows = async <T extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    (await client.query<T>(sql, values)).rows;
  const start = async (name: 'commands' | 'workers') =>
    AppProcess.start(name, (await freePorts(1))[0]!, { ...environment });

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    bank = await startBank();
    proxy = await BankProxy.start(bank.url);
    environment = {
      DATABASE_URL: database.url,
      PAYMENT_GATEWAYS: Object.keys(GATEWAYS).join(','),
      BANK_URL: proxy.url,
      BANK_PUBLIC_URL: bank.url,
      BANK_TERMINAL: TERMINAL,
      SAMAN_URL: proxy.url,
      SAMAN_TERMINAL: TERMINAL,
      ZARINPAL_URL: proxy.url,
      ZARINPAL_MERCHANT: MERCHANT,
    };
    await runCli(['seed'], environment);
    commands = await start('commands');
    const [viewer] = await rows<{ id: number }>(`select id from write.account where username = 'viewer'`);
    buyer = { id: viewer!.id, token: await logIn(commands.url, 'viewer', 'parde-demo-1404') };
  });

  afterAll(async () => {
    await Promise.all([commands?.kill(), worker?.kill()]);
    await client?.end();
    await proxy?.stop();
    await bank?.stop();
    await database?.drop();
  });

  const browser = async ({ method, url, fields }: Callback): Promise<CallbackAnswer> => {
    const form = new URLSearchParams(fields);
    const address = `${commands.url}${new URL(url).pathname}${method === 'GET' ? `?${form}` : ''}`;
    const body = method === 'POST' ? { body: form, headers: { origin: bank.url } } : {};
    const answer = await fetch(address, { method, redirect: 'manual', ...body });
    return { status: answer.status, location: answer.headers.get('location') ?? '' };
  };
  const order = async (gateway: Gateway) => {
    const body = { order: { planId: 2, gateway: GATEWAYS[gateway] }, token: buyer.token };
    const answer = await post(commands.url, '/api/user/makePayment', body, { 'idempotency-key': randomUUID() });
    expect([answer.status, answer.body.status]).toEqual([200, 1]);
    const visit = new BankVisit(bank.url, answer.body, browser);
    return { visit, callback: await visit.pay() };
  };
  const stateOf = async ({ reference }: BankVisit) =>
    (await rows<{ state: string }>('select state from write.payment where reference = $1', [reference]))[0]!.state;
  const creditsOf = ({ reference }: BankVisit) =>
    rows<{ amount: number }>(`select amount from write.membership_entry where reference = $1 and reason = 'purchase'`, [
      reference,
    ]);
  /** As if the payment's next look were due. */
  const look = ({ reference }: BankVisit) =>
    rows(`update write.payment set next_check_at = '2000-01-01' where reference = $1 and next_check_at is not null`, [
      reference,
    ]);

  const expectPaidOnce = async (visit: BankVisit, callback: Callback) => {
    expect(await stateOf(visit)).toBe('paid');
    expect(await creditsOf(visit)).toHaveLength(1);
    const answers = [await visit.goBack(callback), await visit.goBack(callback)];
    for (const { location } of answers) expect(location).toContain(`/payment/success/${visit.reference}`);
    expect(await creditsOf(visit)).toHaveLength(1);
    expect(await violations({ database: { rows }, bank })).toEqual([]);
  };

  it('the bank has verified, its answer never arrives: who comes back once more is told that it is paid', async () => {
    const { visit, callback } = await order('saman');
    proxy.onVerified(() => commands.kill());
    await expect(visit.goBack(callback)).rejects.toThrow();
    expect([await stateOf(visit), await creditsOf(visit)]).toEqual(['pending', []]);
    commands = await start('commands');
    await visit.goBack(callback);
    await expectPaidOnce(visit, callback);
  });

  it('the answer has arrived, the books are not committed: nothing of it is there, and all of it comes later', async () => {
    const { visit, callback } = await order('sandbox');
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    proxy.onVerified(async () => {
      await holder.query('begin');
      await holder.query('select from write.payment where reference = $1 for update', [visit.reference]);
    });
    const lost = expect(visit.goBack(callback)).rejects.toThrow();
    await eventually(async () => {
      const waiting = await rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    }, TIMEOUT_MS);
    await commands.kill();
    await lost;
    await holder.query('rollback');
    await holder.end();
    expect([await stateOf(visit), await creditsOf(visit)]).toEqual(['pending', []]);
    commands = await start('commands');
    await visit.goBack(callback);
    await expectPaidOnce(visit, callback);
  });

  it('the worker is killed by the same moment: the next one settles what nobody comes back for', async () => {
    const { visit, callback } = await order('zarinpal');
    await look(visit);
    worker = await start('workers');
    const killed = new Promise<void>((resolve) =>
      proxy.onVerified(async () => {
        await worker!.kill();
        resolve();
      }),
    );
    await killed;
    expect([await stateOf(visit), await creditsOf(visit)]).toEqual(['pending', []]);
    await look(visit);
    worker = await start('workers');
    await eventually(async () => expect(await stateOf(visit)).toBe('paid'), TIMEOUT_MS);
    await expectPaidOnce(visit, callback);
  });
});
