import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../../../services/platform/kernel/config/storage-config.ts';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { freePort } from '../../../services/platform/startup/free-port.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { mavenJars, missingProgram } from '../maven-jars.ts';

const POM = path.join(import.meta.dirname, 'pom.xml');
const HEAP = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
/** A few seconds alone; the machine may be busy. */
const MAX_START_MS = 180_000;

interface TestS3 {
  settings: S3Settings;
  stop(): Promise<void>;
}

interface SkippedS3 {
  skipped: string;
}

/** A server of the S3 protocol with an empty bucket: S3Proxy over a temporary folder, which checks signatures and takes parts. */
export async function startS3(say: (line: string) => void = () => undefined): Promise<TestS3 | SkippedS3> {
  const missing = await missingProgram();
  if (missing) return { skipped: `no ${missing} on this machine to run S3Proxy` };
  let jars: string;
  try {
    jars = await mavenJars({ name: 's3proxy', title: 'S3Proxy', pom: POM, artifact: 's3proxy' }, say);
  } catch (error) {
    return { skipped: `S3Proxy could not be fetched: ${String(error).split('\n')[0]}` };
  }
  return launch(jars);
}

async function launch(jars: string): Promise<TestS3> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'parde-s3-'));
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${await freePort()}`,
    region: 'us-east-1',
    bucket: 'films',
    accessKey: 'parde-test',
    secretKey: 'parde-test-secret',
  };
  const file = path.join(folder, 's3proxy.properties');
  await mkdir(path.join(folder, 'buckets', settings.bucket), { recursive: true });
  await writeFile(file, properties(settings, path.join(folder, 'buckets')));
  const args = [...HEAP, '-cp', path.join(jars, '*'), 'org.gaul.s3proxy.Main', '--properties', file];
  const server = new ManagedProcess('java', args);
  const killAtExit = () => server.send('SIGKILL');
  process.on('exit', killAtExit);
  const stop = async () => {
    await server.end('SIGKILL');
    process.off('exit', killAtExit);
    await rm(folder, { recursive: true, force: true });
  };
  const answered = () =>
    fetch(settings.endpoint).then(
      () => true as const,
      () => undefined,
    );
  if (await pollUntil(answered, { timeoutMs: MAX_START_MS, intervalMs: 100 })) return { settings, stop };
  await stop();
  throw new Error(`S3Proxy did not start:\n${server.output}`);
}

function properties({ endpoint, accessKey, secretKey }: S3Settings, folder: string): string {
  const lines = {
    's3proxy.endpoint': endpoint,
    's3proxy.authorization': 'aws-v2-or-v4',
    's3proxy.identity': accessKey,
    's3proxy.credential': secretKey,
    'jclouds.provider': 'filesystem',
    'jclouds.identity': 'identity',
    'jclouds.credential': 'credential',
    'jclouds.filesystem.basedir': folder,
  };
  return Object.entries(lines)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}
