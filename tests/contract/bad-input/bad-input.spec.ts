import { type Actor, freshActors } from '../support/actors.ts';
import { answerProblem } from '../support/answer-problem.ts';
import { type ApiOperation, operationsOf } from '../support/api-operations.ts';
import { DeclaredAnswers } from '../support/declared-answers.ts';
import { type KnownValues, knownValues } from '../support/known-values.ts';
import { Random } from '../support/random.ts';
import { loadSampleCatalogue } from '../support/sample-catalogue.ts';
import { SampleValues } from '../support/sample-values.ts';
import { type SiteRequest, type SiteUnderTest, startSite } from '../support/site-under-test.ts';
import { BadRequests } from './bad-requests.ts';

/** The same seed makes the same requests; a long run sets its own: FUZZ_SEED, and FUZZ_ROUNDS as many times more requests. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_214);
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 1);
const LEAST_REQUESTS_OF_A_ROUND = 20_000;
const AT_ONCE = 12;
const CAPTCHAS = 150;
const FAULTS_SHOWN = 25;

interface Sent {
  operation: ApiOperation;
  actor: string;
  request: SiteRequest;
}

let site: SiteUnderTest;
let declared: DeclaredAnswers;
let requests: BadRequests;
let known: KnownValues;
const captchas: string[] = [];

beforeAll(async () => {
  site = await startSite();
  await loadSampleCatalogue(site, await site.logIn('admin'));
  declared = new DeclaredAnswers(site.document);
  known = await knownValues(site);
  const random = new Random(SEED);
  requests = new BadRequests(random, new SampleValues(random, known, captchas));
}, 120_000);

afterAll(() => site?.close());

/** Makes accounts to act and accounts to act upon, and solves some captchas. */
async function prepareRound(n: number): Promise<Actor[]> {
  const actors = await freshActors(site, `round-${n}`);
  known['user_id'] = [await site.member(`bystander-${n}`), await site.member(`another-${n}`)];
  captchas.push(...(await Promise.all(Array.from({ length: CAPTCHAS }, () => site.captcha()))));
  return actors;
}

/** Everything of one round; what ends a session comes last. */
function* round(actors: Actor[]): Generator<Sent> {
  const operations = operationsOf(site.document).sort((a, b) => Number(endsSession(a)) - Number(endsSession(b)));
  const each = Math.ceil(LEAST_REQUESTS_OF_A_ROUND / (operations.length * actors.length));
  for (const operation of operations) {
    for (const { name, token } of actors) {
      for (let n = 0; n < each; n++) yield { operation, actor: name, request: requests.make(operation, token) };
    }
  }
}

/** The account's deletion, too: the password to it may be what a request before has set. */
const endsSession = ({ path }: ApiOperation) => /\/(logout|deleteAccount)$/.test(path);

/** @returns the errors found. @param count is called for each answer. */
async function sendAll(queue: Iterator<Sent>, count: (status: number) => void): Promise<string[]> {
  /** One of each kind is enough to read. */
  const errors = new Map<string, string>();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { operation, actor, request } = next.value;
      const answer = await site.send(request);
      count(answer.status);
      const asDescribed = request.method === operation.method ? operation : null;
      const error = answerProblem(answer, declared, asDescribed);
      if (!error) continue;
      errors.set(
        `${error} ${operation.path}`,
        `${actor}: ${error}\n  ${shown(request)}\n  ${answer.text.slice(0, 300)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...errors.values()];
}

function shown({ method, url, headers, payload }: SiteRequest): string {
  const { authorization, ...others } = headers ?? {};
  const body = payload === undefined ? '' : JSON.stringify(String(payload)).slice(0, 400);
  return `${method} ${url.slice(0, 200)} ${JSON.stringify(others).slice(0, 200)} ${body}`;
}

describe(`bad input, seed ${SEED}`, () => {
  const statuses = new Map<number, number>();
  let sent = 0;

  it('is refused politely, whatever it is', async () => {
    const count = (status: number) => {
      sent += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const errors: string[] = [];
    for (let n = 0; n < ROUNDS; n++) errors.push(...(await sendAll(round(await prepareRound(n)), count)));
    const summary = `${errors.length} errors, seed ${SEED}\n${errors.slice(0, FAULTS_SHOWN).join('\n')}`;
    if (errors.length > 0) throw new Error(summary);
  }, 3_600_000);

  it('was as much, and as mixed, as intended', () => {
    expect(sent).toBeGreaterThanOrEqual(LEAST_REQUESTS_OF_A_ROUND * ROUNDS);
    // Good requests among the bad ones show that the schemas were understood: it is not the same refusal all the time.
    for (const status of [200, 400, 401, 403, 404, 413, 415, 422]) expect([...statuses.keys()]).toContain(status);
    expect(statuses.get(200)).toBeGreaterThan(sent / 20);
  });

  it('leaves the process healthy and the prototypes clean', async () => {
    expect((await site.send({ method: 'GET', url: '/health/ready' })).status).toBe(200);
    expect((await site.post('/api/post/index/1')).posts.length).toBeGreaterThan(0);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });

  it('leaves no event that a read model cannot digest', async () => {
    const headers = { authorization: `Bearer ${await site.logIn('admin')}` };
    const { projections } = JSON.parse(
      (await site.send({ method: 'GET', url: '/api/console/overview', headers })).text,
    );
    expect(projections.filter(({ parked }: { parked: number }) => parked > 0)).toEqual([]);
  });
});
