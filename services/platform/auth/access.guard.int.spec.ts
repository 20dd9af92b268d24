import { Controller, Get, Module, Post } from '@nestjs/common';
import { z } from 'zod';
import { PublicFile } from '#platform/http/access.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { SessionVerifier } from './sessions/session-verifier.port.ts';

const answer = { response: z.object({}) };

@Controller('api/doors')
class DoorsController {
  @Get('undeclared')
  undeclaredGet() {
    return {};
  }

  @Post('undeclared')
  undeclaredPost() {
    return {};
  }

  @Get('public')
  @Endpoint({ ...answer, summary: 'for everybody', access: 'public' })
  forEverybody() {
    return {};
  }

  @PublicFile()
  @Get('picture')
  pictureForAll() {
    return {};
  }

  @Get('viewer')
  @Endpoint({ ...answer, summary: 'for viewers', access: 'viewer' })
  forViewers() {
    return {};
  }

  @Post('viewer')
  @Endpoint({ ...answer, summary: 'done by viewers', access: 'viewer' })
  byViewers() {
    return {};
  }

  @Get('moderator')
  @Endpoint({ ...answer, summary: 'for moderators', access: 'moderator' })
  forModerators() {
    return {};
  }

  @Get('admin')
  @Endpoint({ ...answer, summary: 'for admins', access: 'admin' })
  forAdmins() {
    return {};
  }
}

@Module({ controllers: [DoorsController] })
class DoorsModule {}

let app: TestApp;
const tokens = new Map<Role | null, string | null>([[null, null]]);

beforeAll(async () => {
  app = await startTestApp({ modules: [DoorsModule] });
  const roles: Role[] = ['viewer', 'moderator', 'admin'];
  for (const [index, role] of roles.entries()) tokens.set(role, app.signIn({ userId: index + 1, role }));
});
afterAll(() => app?.close());

async function statusOf(method: 'get' | 'post', door: string, role: Role | null): Promise<number> {
  const token = tokens.get(role);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const path = `/api/doors/${door}`;
  return (await (method === 'get' ? app.get(path, headers) : app.post(path, {}, headers))).status;
}

describe('a door', () => {
  it('is closed to everybody where nothing is declared', async () => {
    for (const role of tokens.keys()) {
      expect([role, await statusOf('get', 'undeclared', role)]).toEqual([role, 403]);
      expect([role, await statusOf('post', 'undeclared', role)]).toEqual([role, 403]);
    }
  });

  it.each<[door: string, expected: number[]]>([
    ['public', [200, 200, 200, 200]],
    ['viewer', [401, 200, 200, 200]],
    ['moderator', [401, 403, 200, 200]],
    ['admin', [401, 403, 403, 200]],
  ])('is for the roles that are declared: %s', async (door, expected) => {
    const statuses = await Promise.all([...tokens.keys()].map((role) => statusOf('get', door, role)));
    expect(statuses).toEqual(expected);
  });

  it('with a picture behind it is open whatever token comes along', async () => {
    const headers = { cookie: 'token=of-a-session-that-is-over' };
    expect((await app.get('/api/doors/public', headers)).status).toBe(401);
    expect((await app.get('/api/doors/picture', headers)).status).toBe(200);
    expect(await statusOf('get', 'picture', 'viewer')).toBe(200);
  });

  it('asks for a session that is no older than what the request wants to see', async () => {
    const verify = jest.spyOn(app.app.get(SessionVerifier), 'verify');
    const headers = { authorization: `Bearer ${tokens.get('viewer')}`, 'parde-after': '7, 9.accounts-1' };
    expect((await app.get('/api/doors/viewer', headers)).status).toBe(200);
    expect(verify.mock.lastCall?.at(-1)).toEqual([
      { partition: LOG_PARTITION, position: 7 },
      { partition: 'accounts-1', position: 9 },
    ]);
    verify.mockRestore();
  });

  it('is opened by the cookie for a GET alone', async () => {
    const headers = { cookie: `token=${tokens.get('viewer')}` };
    expect((await app.get('/api/doors/viewer', headers)).status).toBe(200);
    expect((await app.post('/api/doors/viewer', {}, headers)).status).toBe(401);
  });
});
