import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { COMING_BACK, freePorts } from '../../../services/platform/startup/free-port.ts';
import { runToEnd } from '../../../services/tools/processes/managed-process.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import type { OwnKafka } from '../../support/kafka/start-kafka.ts';
import { TcpProxy } from '../../support/processes/tcp-proxy.ts';
import { DatabaseServer } from './database-server.ts';
import { MailSink } from './mail-sink.ts';
import { copyServices, type Patch } from './services-copy.ts';
import { SiteProcess } from './site-process.ts';

const LAYOUT = [
  'commands-1',
  'commands-2',
  'relay-1',
  'relay-2',
  'projector-1',
  'projector-2',
  'queries-1',
  'workers-1',
];

interface SitePlan {
  folder: string;
  /** The compiled services that are copied. */
  from: string;
  patches: readonly Patch[];
  databaseSettings: Record<string, string>;
  /** Of every process, for example the event transport. */
  environment: Record<string, string>;
  /** Kafka, where the events go through it; the run's own. */
  broker: OwnKafka | null;
}

/** The whole site of one run: PostgreSQL, a mail server, and the processes, each with a link to the database of its own. */
export class ChaosSite {
  readonly processes: SiteProcess[] = [];
  /** What clients go through to the commands processes. */
  readonly fronts: TcpProxy[] = [];
  readonly plan: SitePlan;
  readonly dist: string;
  readonly database: DatabaseServer;
  readonly mails: MailSink;

  private constructor(plan: SitePlan, dist: string, database: DatabaseServer, mails: MailSink) {
    this.plan = plan;
    this.dist = dist;
    this.database = database;
    this.mails = mails;
    process.on('exit', this.abandon);
  }

  /** A run that ends by a fault of its own leaves nobody behind. */
  private readonly abandon = (): void => {
    for (const process of this.processes) process.abandon();
    this.database.abandon();
  };

  static async start(plan: SitePlan): Promise<ChaosSite> {
    await mkdir(path.join(plan.folder, 'logs'), { recursive: true });
    const dist = await copyServices(plan.from, path.join(plan.folder, 'copy'), plan.patches);
    const database = await DatabaseServer.start(path.join(plan.folder, 'database'), plan.databaseSettings);
    const site = new ChaosSite(plan, dist, database, await MailSink.start());
    try {
      await site.cli(['seed'], site.url);
      const ports = await freePorts(2 * LAYOUT.length, COMING_BACK);
      for (const name of LAYOUT) {
        const [port, metricsPort] = ports.splice(0, 2) as [number, number];
        await site.launch(name, port, { environment: { METRICS_PORT: String(metricsPort) } });
      }
      await Promise.all(site.processes.map((process) => process.ready()));
      for (const process of site.all('commands'))
        site.fronts.push(await TcpProxy.start('127.0.0.1', process.plan.port));
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /** The database itself, past all links. */
  get url(): string {
    return this.database.urlOf('parde');
  }

  get commandUrls(): string[] {
    return this.fronts.map((front) => `http://127.0.0.1:${front.port}`);
  }

  process(name: string): SiteProcess {
    const found = this.processes.find((process) => process.name === name);
    if (!found) throw new Error(`there is no process ${name}`);
    return found;
  }

  all(app: string): SiteProcess[] {
    return this.processes.filter((process) => process.plan.app === app);
  }

  /** A process beside the usual ones, or one of them. */
  async launch(name: string, port: number, own: { dist?: string; environment?: Record<string, string> } = {}) {
    const app = name.replace(/-\w+$/, '');
    const link = await TcpProxy.start('127.0.0.1', this.database.port);
    const process = new SiteProcess({
      name,
      app,
      port,
      link,
      dist: own.dist ?? this.dist,
      logFile: path.join(this.plan.folder, 'logs', `${name}.log`),
      environment: {
        DATABASE_URL: this.database.urlOf('parde', link.port),
        THROTTLING: '0',
        CAPTCHA_DIFFICULTY: '2',
        MAIL_URL: this.mails.url,
        DATA_DIR: path.join(this.plan.folder, 'data'),
        ...this.plan.environment,
        ...own.environment,
      },
    });
    process.start();
    this.processes.push(process);
    return process;
  }

  /** Runs a command of the copy's CLI. @throws Error with what it printed when it fails. */
  async cli(args: string[], url: string, environment: Record<string, string> = {}): Promise<void> {
    await runToEnd(process.execPath, [path.join(this.dist, 'bin/cli.js'), ...args], {
      cwd: path.join(this.plan.folder, 'copy'),
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        DATABASE_URL: url,
        ...environment,
      },
    });
  }

  async stop(): Promise<void> {
    process.off('exit', this.abandon);
    await Promise.all(this.processes.map((process) => process.kill()));
    await Promise.all(
      [...this.processes.map((process) => process.plan.link), ...this.fronts].map((link) => link.cut()),
    );
    await this.mails.stop();
    await this.database.stop();
    await this.plan.broker?.stop();
  }
}
