import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '#platform/startup/free-port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { findProgram } from '#tools/cluster/programs.ts';
import { ManagedProcess } from '#tools/processes/managed-process.ts';
import { complaintOf, DEPLOY, textOf } from './deploy-files.ts';

describe('the edge’s configuration', () => {
  it('sends the headers of the processes with all that it answers by itself, and names the letters of texts', () => {
    expect(textOf('deploy/nginx/parde/server.conf')).toMatch(
      /^charset utf-8;\ncharset_types (?=.*text\/css)(?=.*javascript)/m,
    );
    const blocks = textOf('deploy/nginx/parde/server.conf').match(/^location [^{]+\{(?:[^{}]|\{[^{}]*\})*\}/gm) ?? [];
    const own = blocks.filter((block) => !block.includes('proxy_pass') && /return [23]|return \d+ '|root /.test(block));
    expect(own.length).toBeGreaterThan(8);
    const bare = own.filter((block) => !/include parde\/(headers|files|refusal)\.conf/.test(block));
    expect(bare.map((block) => block.split('{')[0])).toEqual([]);
  });

  const nginx = findProgram('nginx', process.env);
  if (!nginx) process.stderr.write('SKIPPED: nginx with the edge’s configuration, because nginx is not installed\n');
  const itWithNginx = nginx ? it : it.skip;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'parde-edge-'));
    // Started by root, nginx reads and writes as somebody else.
    chmodSync(folder, 0o755);
  });
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const servers: http.Server[] = [];
  /** In the place of every process. @returns its host and port. */
  async function listening(answer: http.RequestListener): Promise<string> {
    const server = http.createServer(answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function withEdge(plan: EdgePlan, use: (url: string) => Promise<void>): Promise<void> {
    const [port, status] = await freePorts(2);
    const file = edgeConfig(folder, { ...plan, listen: `127.0.0.1:${port}`, status: `127.0.0.1:${status}` });
    const env = { PATH: process.env['PATH'] };
    const edge = new ManagedProcess(nginx!, ['-e', 'stderr', '-c', file], { cwd: folder, env });
    try {
      await use(`http://127.0.0.1:${port}`);
    } finally {
      await edge.end('SIGTERM', { killAfterMs: 10_000 });
    }
  }

  itWithNginx('is taken by nginx as the container has it', () => {
    const file = edgeConfig(folder, { proxies: '10.0.0.0/8', upstream: '127.0.0.1:3000' });
    expect(complaintOf(nginx!, ['-t', '-q', '-e', 'stderr', '-c', file])).toBe('');
  });

  itWithNginx.each([
    ['from a visitor', '10.0.0.0/8', '127.0.0.1'],
    ['from who ends TLS before it', '127.0.0.1', '203.0.113.9'],
  ])('believes no address that a visitor makes up, in a request %s', async (_, proxies, address) => {
    const told: (string | string[] | undefined)[] = [];
    const answer: http.RequestListener = (request, response) => {
      told.push(request.headers['x-forwarded-for'], request.headers['forwarded']);
      response.end('{}');
    };
    await withEdge({ proxies, upstream: await listening(answer) }, async (url) => {
      const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', forwarded: 'for=6.6.6.6' };
      await eventually(async () => expect((await fetch(`${url}/health/ready`, { headers })).status).toBe(200));
      expect(told.slice(-2)).toEqual([address, undefined]);
    });
  });

  itWithNginx('lets files through as large as the processes take them, and nothing else', async () => {
    const upstream = await listening((request, response) => {
      request.resume().once('end', () => response.end('{}'));
    });
    await withEdge({ proxies: '127.0.0.1', upstream }, async (url) => {
      const send = async (address: string, megabytes: number) => {
        const body = Buffer.alloc(Math.round(megabytes * 1_048_576));
        const answer = await fetch(url + address, { method: 'POST', body }).catch(() => null);
        // Nginx may close the connection of what is too large before it is sent.
        return answer?.status ?? 413;
      };
      await eventually(async () => expect(await send('/api/search', 0.1)).toBe(200));
      expect(await send('/api/search', 1)).toBe(413);
      for (const [address, megabytes] of [
        ['/api/user/uploadAvatar', 5],
        ['/api/console/pictures', 20],
        ['/api/console/imports', 64],
        ['/api/console/media/uploads/3f2a', 4],
      ] as const) {
        expect([address, await send(address, megabytes + 0.1)]).toEqual([address, 200]);
        expect([address, await send(address, megabytes * 1.5)]).toEqual([address, 413]);
      }
    });
  });

  itWithNginx('has the files of former builds where the edges share a volume for them', async () => {
    const www = path.join(folder, 'www');
    /** What the image has, and what its start makes of it. */
    const start = (build: string) => {
      for (const place of ['public', 'console/admin']) {
        rmSync(path.join(www, place), { recursive: true, force: true });
        mkdirSync(path.join(www, place, 'assets'), { recursive: true });
        writeFileSync(path.join(www, place, 'index.html'), `<title>${build}</title>`);
        writeFileSync(path.join(www, place, `assets/part-${build}.js`), build);
      }
      return complaintOf('sh', [path.join(DEPLOY, 'keep-assets.sh'), www, '2']);
    };
    expect(start('none')).toBe('');
    expect(existsSync(path.join(www, 'former'))).toBe(false);
    mkdirSync(path.join(www, 'former'));
    for (const build of ['one', 'two', 'two']) expect(start(build)).toBe('');

    await withEdge({ proxies: '127.0.0.1', upstream: '127.0.0.1:9' }, async (url) => {
      const get = async (address: string) => {
        const answer = await fetch(url + address);
        return [answer.status, answer.headers.get('cache-control')?.includes('immutable'), await answer.text()];
      };
      await eventually(async () => expect((await get('/'))[2]).toContain('two'));
      for (const place of ['', '/admin']) {
        for (const build of ['one', 'two']) {
          expect(await get(`${place}/assets/part-${build}.js`)).toEqual([200, true, build]);
        }
        expect((await get(`${place}/assets/part-none.js`))[0]).toBe(404);
      }
    });

    start('three');
    expect(readdirSync(path.join(www, 'former/assets')).sort()).toEqual(['part-three.js', 'part-two.js']);
  });
});

interface EdgePlan {
  /** Whose X-Forwarded-For it believes. */
  proxies: string;
  /** Where every process is. */
  upstream: string;
  listen?: string;
  status?: string;
}

/** The container's files with its variables filled in. @returns the path of nginx.conf. */
function edgeConfig(folder: string, { proxies, upstream, listen = '8080', status = '8081' }: EdgePlan): string {
  cpSync(path.join(DEPLOY, 'nginx/parde'), path.join(folder, 'parde'), { recursive: true });
  const values: Record<string, string> = { NGINX_LOCAL_RESOLVERS: '127.0.0.1', PARDE_PROXIES: proxies };
  for (const name of ['QUERIES', 'COMMANDS', 'MEDIA', 'WORKERS']) values[`PARDE_${name}`] = upstream;
  values['PARDE_BANKS'] = ' https://sep.shaparak.ir';
  const upstreams = textOf('deploy/nginx/upstreams.conf.template')
    .replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => values[name] ?? `missing ${name}`)
    // Debian's nginx is older than the image's and knows no `resolve` here.
    .replaceAll(' resolve ', ' ');
  expect(upstreams).not.toContain('missing');
  writeFileSync(path.join(folder, 'upstreams.conf'), upstreams);
  const config = readFileSync(path.join(DEPLOY, 'nginx/nginx.conf'), 'utf8')
    .replaceAll(/\/tmp\/(conf\.d\/)?/g, `${folder}/`)
    .replace('listen 8080 ', `listen ${listen} `)
    .replace('listen 8081', `listen ${status}`)
    .replaceAll('/srv/parde', `${folder}/www`)
    // A test's standard output cannot be opened by its name.
    .replace('/dev/stdout', `${folder}/access.log`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return file;
}
