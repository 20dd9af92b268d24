import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '#platform/testing/eventually.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { familyOf, listeningAddresses, TELLS_LISTENERS } from '../../support/processes/listening.ts';
import { Site } from '../../support/processes/site.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LOOPBACK = ['127.0.0.1', '::1'];

if (!TELLS_LISTENERS) process.stderr.write('SKIPPED: what development listens on, because only Linux tells\n');
const onLinux = TELLS_LISTENERS ? it : it.skip;

describe('what development opens', () => {
  onLinux(
    'is for this machine alone: the site, its bank and its database',
    async () => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'parde-loopback-'));
      // The database's own user has to get in.
      await chmod(dataDir, 0o755);
      const site = await Site.start({ dataDir, environment: { DEMO_DATA: 'none' } });
      try {
        const ofTheSite = listeningAddresses((pid) => familyOf(site.pid).has(pid));
        expect(ofTheSite.length).toBeGreaterThan(0);
        expect(ofTheSite.filter((address) => !LOOPBACK.includes(address))).toEqual([]);
        expect(listeningAddresses((_pid, line) => line.includes(dataDir))).toEqual(['127.0.0.1']);
      } finally {
        await site.stop();
      }
      await rm(dataDir, { recursive: true, force: true });
    },
    240_000,
  );

  onLinux(
    'is for this machine alone: the servers of both front ends, started as npm run dev does',
    async () => {
      const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
      const commands = [...(scripts.dev as string).matchAll(/"(vite [^"]+)"/g)].map(([, command]) =>
        command!.split(' '),
      );
      expect(commands).toHaveLength(2);
      const ports = await freePorts(commands.length);
      const servers = commands.map(
        ([program = '', ...args], n) =>
          new ManagedProcess(path.join(ROOT, 'node_modules/.bin', program), [...args, '--port', String(ports[n])], {
            cwd: ROOT,
            env: { PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`, HOME: os.tmpdir() },
          }),
      );
      try {
        for (const { pid, output } of servers) {
          await eventually(() => {
            const addresses = listeningAddresses((one) => familyOf(pid!).has(one));
            if (addresses.length === 0) throw new Error(`it does not listen yet: ${output}`);
            expect(addresses).toEqual(['127.0.0.1']);
          }, 120_000);
        }
      } finally {
        for (const server of servers) await server.end('SIGTERM');
      }
    },
    240_000,
  );

  it.each([
    ['the site', ['services/dist/bin/site.js']],
    ['a process', ['services/dist/bin/commands.js']],
    ['the sandbox bank', ['services/dist/bin/sandbox-bank.js']],
  ])(
    'refuses to be opened to the network by HOST alone: %s',
    (_what, args) => {
      const env = { PATH: process.env['PATH'], HOST: '0.0.0.0', PORT: '0', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
      expect([status, stderr]).toEqual([1, expect.stringContaining('DEVELOPMENT_ON_NETWORK=1')]);
    },
    120_000,
  );
});
