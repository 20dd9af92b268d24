import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '#platform/testing/eventually.ts';
import { findClusterPlace } from '../../../services/tools/embedded-postgres/place/cluster-place.ts';
import { readPostmasterFile } from '../../../services/tools/embedded-postgres/server/postmaster.ts';
import { logIn, post } from '../../support/api-client.ts';
import { Site } from '../../support/processes/site.ts';
import { sharePictures } from '../../support/shared-pictures.ts';

const ENDING = 'of a film that goes on';
const DEATHS = 3;
/** Of the machine that does much else meanwhile; alone it takes a second or two. */
const BACK_MS = 60_000;

let dataDir: string;
let site: Site;
let postId: number;
let token: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'parde-database-dies-'));
  await chmod(dataDir, 0o755);
  await sharePictures(dataDir);
  site = await Site.start({ dataDir, environment: { THROTTLING: '0', LOG_LEVEL: 'silent' } });
  const { body } = await post(site.url, '/api/post/index/1', { sort: 'created_at' });
  postId = body.posts[0].id;
  token = await logIn(site.url, 'viewer', 'parde-demo-1404');
}, 180_000);

afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function postmaster(): Promise<number> {
  const place = await findClusterPlace(path.join(dataDir, 'postgres'));
  return eventually(() => {
    const server = place && readPostmasterFile(place.cluster);
    expect(server?.status).toBe('ready');
    return server!.pid;
  }, BACK_MS);
}

const comment = (body: string, key: string) =>
  post(site.url, '/api/user/comment', { comment: { post_id: postId, body }, token }, { 'idempotency-key': key });

/** Sent until it is acknowledged, as a page does. */
async function acknowledged(body: string): Promise<void> {
  const key = randomUUID();
  await eventually(async () => {
    expect(await comment(body, key)).toMatchObject({ status: 200, body: { status: 1 } });
  }, BACK_MS);
}

/** Those of the writers: their own, not approved yet, stand before the first page. */
async function bodies(): Promise<string[]> {
  const { body, status } = await post(site.url, '/api/post/comments', { post_id: postId, page: 1, token });
  expect(status).toBe(200);
  return body.comments.map((one: { body: string }) => one.body).filter((text: string) => text.endsWith(ENDING));
}

describe('the embedded site whose database is killed', () => {
  it('brings it back at its port, and loses nothing that it has acknowledged', async () => {
    const sent: string[] = [];
    let over = false;
    const writer = (name: string) =>
      (async () => {
        for (let n = 1; !over; n++) {
          const body = `${name} ${n} ${ENDING}`;
          await acknowledged(body);
          sent.push(body);
        }
      })();
    const writers = ['one', 'two'].map(writer);
    for (let death = 1; death <= DEATHS; death++) {
      const before = sent.length;
      await eventually(() => expect(sent.length).toBeGreaterThan(before + 3), BACK_MS);
      const pid = await postmaster();
      process.kill(pid, 'SIGKILL');
      await eventually(async () => expect(await postmaster()).not.toBe(pid), BACK_MS);
      const back = sent.length;
      await eventually(() => expect(sent.length).toBeGreaterThan(back), BACK_MS);
    }
    over = true;
    await Promise.all(writers);
    await eventually(async () => expect((await bodies()).sort()).toEqual([...sent].sort()), BACK_MS);
    await eventually(async () => expect((await fetch(`${site.url}/health/ready`)).status).toBe(200), BACK_MS);
    expect(site.output).toContain('the database has ended by itself, it is started again');
  }, 300_000);

  it('ends with a clear line and a non-zero code when its database dies again and again', async () => {
    const ended = site.ended();
    let code: number | null | undefined;
    void ended.then((given) => {
      code = given;
    });
    let last = 0;
    await eventually(async () => {
      if (code !== undefined) return;
      const place = await findClusterPlace(path.join(dataDir, 'postgres'));
      const server = place && readPostmasterFile(place.cluster);
      if (server?.status === 'ready' && server.pid !== last) {
        last = server.pid;
        process.kill(last, 'SIGKILL');
      }
      throw new Error('the site goes on');
    }, 120_000);
    expect(code).toBe(1);
    expect(site.output).toMatch(/PostgreSQL does not stay up: it ended \d+ times within a minute\. Its log is /);
  }, 240_000);
});
