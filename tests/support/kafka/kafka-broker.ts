import { execFile, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { COMING_BACK, freePorts } from '../../../services/platform/startup/free-port.ts';
import { withFileLock } from '../../../services/tools/processes/file-lock.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { type BrokerPorts, brokerSettings } from './broker-settings.ts';
import { type KeyStore, keyStore } from './key-store.ts';
import { endLeftovers, FOLDER_PREFIX } from './leftover-brokers.ts';

const run = promisify(execFile);
const LOG_SETTINGS = path.join(import.meta.dirname, 'log4j2.properties');
/** The broker's last word of its start: of its listeners one may be there, and another's port be taken. */
const STARTED = 'Kafka Server started';
const HEAP = ['-Xms64m', '-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
/** A few seconds alone; the machine may be busy. */
const MAX_START_MS = 180_000;
/** Characters of the broker's log in an error. */
const LOG_SHOWN = 8_000;
/** Why it did not start, in its log, with the port. */
const PORT_TAKEN = /failed to bind to \S+/;
/** How often a start is tried whose port another program has: such a one may be gone a moment later. */
const PORT_TRIES = 3;
const PORT_RETRY_MS = 1_000;

/** A real broker in KRaft mode: one JVM on free ports of 127.0.0.1, with its storage in a temporary folder. */
export class KafkaBroker {
  readonly brokers: string;
  /** The listener that asks for SASL_USER. */
  readonly saslBrokers: string;
  /** The listener that speaks TLS only. */
  readonly tlsBrokers: string;
  /** PEM file of who signed that listener's certificate. */
  readonly tlsCaFile: string;
  private readonly jars: string;
  private readonly keys: KeyStore;
  private readonly folder: string;
  private readonly ports: BrokerPorts;
  private process: ManagedProcess | null = null;
  private readonly killAtExit = () => this.process?.send('SIGKILL');

  /** In a process group of its own, so that Ctrl-C in the terminal does not reach it. */
  private readonly detached: boolean;

  private constructor(jars: string, folder: string, ports: BrokerPorts, keys: KeyStore, detached: boolean) {
    this.jars = jars;
    this.keys = keys;
    this.detached = detached;
    this.folder = folder;
    this.ports = ports;
    this.brokers = `127.0.0.1:${ports.plain}`;
    this.saslBrokers = `127.0.0.1:${ports.sasl}`;
    this.tlsBrokers = `127.0.0.1:${ports.tls}`;
    this.tlsCaFile = keys.certificate;
    process.on('exit', this.killAtExit);
  }

  static async start(jars: string, detached = false): Promise<KafkaBroker> {
    await endLeftovers();
    const folder = await mkdtemp(path.join(os.tmpdir(), FOLDER_PREFIX));
    const [plain, sasl, tls, controller] = (await freePorts(4, COMING_BACK)) as [number, number, number, number];
    const ports = { plain, sasl, tls, controller };
    const broker = new KafkaBroker(jars, folder, ports, await keyStore(jars), detached);
    await writeFile(path.join(folder, 'owner'), String(process.pid));
    await withFileLock(`${jars}.preparing`, () => broker.prepare());
    await broker.launch();
    return broker;
  }

  /** The file of what it has written since it was made. */
  get log(): string {
    return path.join(this.folder, 'server.log');
  }

  /** Ends it and removes its storage. */
  async stop(): Promise<void> {
    await this.end('SIGKILL');
    process.off('exit', this.killAtExit);
    await rm(this.folder, { recursive: true, force: true });
  }

  /** SIGKILL: it ends at once; what it has stored stays. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** It keeps its connections and does not answer any more. */
  pause(): void {
    this.process?.send('SIGSTOP');
  }

  resume(): void {
    this.process?.send('SIGCONT');
  }

  /** Starts it again on its ports with what it has stored; ends it first when it runs. */
  async restart(): Promise<void> {
    await this.end('SIGKILL');
    await this.launch();
  }

  /** Loses everything it has stored, and starts again empty. */
  async wipe(): Promise<void> {
    await this.end('SIGKILL');
    await this.format();
    await this.launch();
  }

  private get data(): string {
    return path.join(this.folder, 'data');
  }

  private get settings(): string {
    return path.join(this.folder, 'server.properties');
  }

  /** What it makes is kept beside the jars for the next one. */
  private async prepare(): Promise<void> {
    await this.format();
    if (!existsSync(this.archive)) await this.learnClasses();
  }

  /** Formatting takes a JVM; its result is small and is kept beside the jars. */
  private async format(): Promise<void> {
    const kept = `${this.jars}-formatted`;
    await rm(this.data, { recursive: true, force: true });
    await writeFile(this.settings, brokerSettings(this.ports, this.data, this.keys.file));
    if (!existsSync(kept)) {
      await mkdir(this.data);
      const id = randomBytes(16).toString('base64url');
      await this.java('kafka.tools.StorageTool', ['format', '-t', id, '-c', this.settings]);
      await cp(this.data, kept, { recursive: true });
      return;
    }
    await cp(kept, this.data, { recursive: true });
  }

  private async java(main: string, args: string[]): Promise<void> {
    await run('java', ['-cp', path.join(this.jars, '*'), main, ...args]);
  }

  /** Java's archive of the classes that a start loads: with it a start costs little more than half. */
  private get archive(): string {
    return `${this.jars}.jsa`;
  }

  private async learnClasses(): Promise<void> {
    const made = `${this.archive}.${process.pid}`;
    await this.launch([`-XX:ArchiveClassesAtExit=${made}`]);
    await this.end('SIGTERM');
    // Without it the next start is slower, that is all.
    await rename(made, this.archive).catch(() => undefined);
  }

  private async launch(archiving?: string[]): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      const log = await this.attempt(archiving);
      if (log === null) return;
      const taken = PORT_TAKEN.exec(log)?.[0];
      if (!taken || tried === PORT_TRIES)
        throw new Error(`Kafka did not start: ${taken ?? ''} ${log.slice(-LOG_SHOWN)}`);
      await pause(PORT_RETRY_MS);
    }
  }

  /** @returns null when it has started, and otherwise what it wrote. */
  private async attempt(archiving = [`-XX:SharedArchiveFile=${this.archive}`]): Promise<string | null> {
    const classPath = path.join(this.jars, '*');
    const options = [...HEAP, ...archiving, '-cp', classPath, `-Dlog4j2.configurationFile=${LOG_SETTINGS}`];
    const log = await open(this.log, 'a');
    const { size: before } = await log.stat();
    const stdio: StdioOptions = ['ignore', log.fd, log.fd];
    const started = new ManagedProcess('java', [...options, 'kafka.Kafka', this.settings], {
      stdio,
      detached: this.detached,
    });
    await log.close();
    this.process = started;
    await writeFile(path.join(this.folder, 'pid'), String(started.pid));
    const startedOrEnded = async () => {
      if (started.hasEnded) return 'ended';
      return (await this.said(before)).includes(STARTED) ? 'started' : undefined;
    };
    const outcome = await pollUntil(startedOrEnded, { timeoutMs: MAX_START_MS, intervalMs: 50 });
    return outcome === 'started' ? null : this.said(before);
  }

  /** @param before bytes of its log from earlier starts. */
  private async said(before: number): Promise<string> {
    return (await readFile(this.log)).subarray(before).toString();
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    this.process = null;
    await running?.end(signal);
  }
}
