import { HttpError } from 'react-admin';
import { dataProvider } from './data-provider.ts';
import { forgetPositions } from './http/read-your-writes.ts';

interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  /** The server does it, and its answer never comes. */
  lost?: boolean;
}

const asked = jest.fn((_url: string, _init: RequestInit) => undefined);

/** Answers every call with the next of the given answers. */
function answering(...answers: FakeAnswer[]): void {
  const left = [...answers];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    asked(String(url), init);
    const { status = 200, headers = {}, body, lost = false } = left.shift() ?? { body: {} };
    if (lost) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status, headers });
  });
}

const headersOf = (call: number) => new Headers(asked.mock.calls[call]?.[1].headers);
const bodyOf = (call: number) => JSON.parse(String(asked.mock.calls[call]?.[1].body));

beforeEach(() => {
  asked.mockReset();
  forgetPositions();
  // biome-ignore lint/suspicious/noDocumentCookie: the public site's session, which is none of ours
  document.cookie = 'token=secret; Path=/';
});
afterEach(() => {
  jest.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the public site's session, which is none of ours
  document.cookie = 'token=; Path=/; Max-Age=0';
});

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'created_at', order: 'ASC' as const }, filter: {} };

describe('dataProvider', () => {
  it('lists as the console, with range, sort and filter, and takes the total from Content-Range', async () => {
    answering({ headers: { 'content-range': 'comments 25-49/319' }, body: [{ id: 7 }] });
    const { data, total } = await dataProvider.getList('comments', { ...page, filter: { status: 'pending' } });
    const url = new URL(String(asked.mock.calls[0]?.[0]), 'http://site');
    expect(url.pathname).toBe('/api/console/comments');
    expect(url.searchParams.get('range')).toBe('[25,49]');
    expect(url.searchParams.get('sort')).toBe('["created_at","ASC"]');
    expect(url.searchParams.get('filter')).toBe('{"status":"pending"}');
    expect(headersOf(0).get('parde-console')).toBe('1');
    expect(headersOf(0).has('authorization')).toBe(false);
    expect({ data, total }).toEqual({ data: [{ id: 7 }], total: 319 });
  });

  it('sends nothing of a comment but its id and the version that was seen', async () => {
    answering({ body: { status: 1, done: [3], conflicts: [] } });
    const row = { id: 3, version: 2, body: 'words' };
    await dataProvider.refuseComments([row], { refusal: 'spoiler' });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/console/comments/refuse');
    expect(bodyOf(0)).toEqual({ comments: [{ id: 3, version: 2 }], refusal: 'spoiler' });
  });

  it('shows the position of a decision with every later call, and never an older one', async () => {
    answering(
      { headers: { 'parde-position': '42' }, body: { done: [], conflicts: [] } },
      { headers: { 'parde-position': '40' }, body: { done: [], conflicts: [] } },
      { headers: { 'content-range': 'comments */0' }, body: [] },
    );
    await dataProvider.approveComments([{ id: 1, version: 1 }]);
    await dataProvider.approveComments([{ id: 2, version: 1 }]);
    await dataProvider.getList('comments', page);
    expect([0, 1, 2].map((call) => headersOf(call).get('parde-after'))).toEqual([null, '42', '42']);
  });

  it('asks again for what a command has just made and the read model does not have yet, a few times', async () => {
    const missing = { status: 404, body: { status: 0, code: 'not_found', message: 'x' } };
    answering(missing);
    await expect(dataProvider.getOne('titles', { id: 7 })).rejects.toMatchObject({ status: 404 });
    expect(asked).toHaveBeenCalledTimes(1);

    answering({ headers: { 'parde-position': '42' }, body: { done: [], conflicts: [] } }, missing, missing, {
      body: { id: 7 },
    });
    await dataProvider.approveComments([{ id: 1, version: 1 }]);
    expect((await dataProvider.getOne('titles', { id: 7 })).data).toEqual({ id: 7 });

    answering(...Array(9).fill(missing));
    asked.mockReset();
    await expect(dataProvider.getOne('titles', { id: 8 })).rejects.toMatchObject({ status: 404 });
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('sends what is said of a version under one key until it is answered, and under another afterwards', async () => {
    const lost = { lost: true, body: null };
    const over = { status: 401, body: { status: -1, code: 'token_expired', message: 'x' } };
    answering(lost, lost, over, { body: { status: 1, version: 3 } });
    const plan = { id: 7, version: 2, name: { fa: 'ماهانه', en: 'Monthly' }, size: 30, active: true, sort: 1 };
    const save = (price: number) => dataProvider.revisePlan({ ...plan, price }).catch(() => undefined);
    for (const price of [100_000, 200_000, 100_000, 100_000, 100_000]) await save(price);
    const [first, other, again, answered, next] = asked.mock.calls.map((_, call) =>
      headersOf(call).get('idempotency-key'),
    );
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([again, answered]).toEqual([first, first]);
    expect(new Set([first, other, next]).size).toBe(3);
  });

  it('has a key for decisions on what was seen, and none for what is of no version', async () => {
    answering({ body: { status: 1, done: [3], conflicts: [] } }, { body: { status: 1 } });
    await dataProvider.approveComments([{ id: 3, version: 2 }]);
    await dataProvider.dismissMissingTranslation(3);
    expect([0, 1].map((call) => headersOf(call).has('idempotency-key'))).toEqual([true, false]);
  });

  it('has the same key for what is said of a picture again, after the answer was lost', async () => {
    answering({ lost: true, body: null }, { body: { status: 1 } });
    const look = { user_id: 3, avatar_path: '/avatars/a.jpg', avatar_waiting: true, outcome: 'kept' as const };
    await expect(dataProvider.reviewAvatar(look)).rejects.toBeInstanceOf(HttpError);
    await dataProvider.reviewAvatar(look);
    const [first, again] = [0, 1].map((call) => headersOf(call).get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
  });

  it('sends a file behind its fields, under the key of its form', async () => {
    answering({ body: { status: 1, id: 5 } });
    await dataProvider.beginImport({ file: new File(['{}'], 'titles.jsonl'), dryRun: true }, 'a-key');
    expect(headersOf(0).get('idempotency-key')).toBe('a-key');
    const form = asked.mock.calls[0]?.[1].body as FormData;
    expect([...form].map(([name]) => name)).toEqual(['name', 'dry_run', 'file']);
    expect([form.get('name'), form.get('dry_run')]).toEqual(['titles.jsonl', '1']);
  });

  it('turns a failure into words: by code or sentence where they are known, as the server says it where not', async () => {
    answering(
      { status: 401, body: { status: -1, code: 'token_expired', message: 'x', auth_error: 'token_expired' } },
      { status: 400, body: { status: 0, code: 'odd', message: 'Something of its own' } },
      { status: 422, body: { status: 0, code: 'odd', message: 'The file is empty' } },
    );
    const first = await dataProvider.getOne('comments', { id: 1 }).catch((error: unknown) => error);
    const second = await dataProvider.getOne('comments', { id: 1 }).catch((error: unknown) => error);
    const third = await dataProvider.getOne('comments', { id: 1 }).catch((error: unknown) => error);
    expect(first).toBeInstanceOf(HttpError);
    expect(first).toMatchObject({ status: 401, message: 'parde.errors.token_expired' });
    expect(second).toMatchObject({ status: 400, message: 'Something of its own' });
    expect(third).toMatchObject({ status: 422, message: 'parde.server.The file is empty' });
  });

  it('gives the overview the id that react-admin wants', async () => {
    answering({ body: { waiting: { comments: { count: 2, oldest_at: null } }, projections: [], head: 9 } });
    const { data } = await dataProvider.getOne('overview', { id: 'now' });
    expect(data).toMatchObject({ id: 'now', head: 9 });
  });
});
