import { Controller, Get, Module, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { Endpoint } from '../endpoint.decorator.ts';
import { entityId } from '../request-schema.ts';

const answer = z.object({ status: z.literal(1) });

@Controller('api/samples')
class SampleController {
  @Get(':id/of/:name')
  @Endpoint({ summary: 'One of somebody', access: 'public', response: answer })
  one(@Param('id', { schema: entityId }) _id: number, @Param('name', { schema: z.string().max(3) }) _name: string) {
    return { status: 1 };
  }

  @Get('first/:count')
  @Endpoint({ summary: 'As many as wanted', access: 'public', response: answer })
  first(@Param('count', { schema: z.coerce.number().int().max(100) }) _count: number) {
    return { status: 1 };
  }

  @Post('add')
  @Endpoint({ summary: 'One more', access: 'public', response: answer })
  add() {
    return { status: 1 };
  }
}

@Module({ controllers: [SampleController] })
class SampleModule {}

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ modules: [SampleModule] });
});
afterAll(() => test?.close());

it('what is wrong with a part of the path is told by its name', async () => {
  const { status, body } = await test.get('/api/samples/none/of/me');
  expect([status, body.code]).toEqual([422, 'invalid_request']);
  expect(Object.keys(body.errors)).toEqual(['id']);
  const { body: other } = await test.get('/api/samples/1/of/nobody');
  expect(Object.keys(other.errors)).toEqual(['name']);
  expect((await test.get('/api/samples/1/of/me')).status).toBe(200);
});

it('what is wrong in two ways that sound the same is told once', async () => {
  const { body } = await test.get(`/api/samples/first/${'9'.repeat(20)}`);
  expect(body.errors).toEqual({ count: ['This number is too large'] });
});

describe('a known path that is asked by another method', () => {
  const ask = async (method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS', url: string) => {
    const answered = await test.app.inject({ method, url });
    return [answered.statusCode, answered.headers['allow'], answered.json().code];
  };

  it('says which it takes', async () => {
    const refused = 'method_not_allowed';
    expect(await ask('GET', '/api/samples/add?x=1')).toEqual([405, 'POST', refused]);
    expect(await ask('OPTIONS', '/api/samples/add')).toEqual([405, 'POST', refused]);
    expect(await ask('POST', '/api/samples/1/of/me')).toEqual([405, 'GET, HEAD', refused]);
  });

  it('is another thing than a path that is not there', async () => {
    expect(await ask('POST', '/api/samples/none')).toEqual([404, undefined, 'not_found']);
    expect(await ask('DELETE', '/api/samples')).toEqual([404, undefined, 'not_found']);
  });
});

describe('an address that cannot be read', () => {
  const ask = async (url: string, accept: string) => {
    const { statusCode, headers } = await test.app.inject({ method: 'GET', url, headers: { accept } });
    return [statusCode, headers.location];
  };

  it('leads a browser home, and is refused to programs', async () => {
    expect(await ask('/%E0%A4%A', 'text/html,*/*')).toEqual([302, '/']);
    expect(await ask('/%E0%A4%A', 'application/json')).toEqual([400, undefined]);
    expect(await ask('/api/%zz', 'text/html')).toEqual([400, undefined]);
  });
});
