import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { eventually } from '../../../services/platform/testing/eventually.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { withMemorySettings } from '../../../services/tools/processes/memory-settings.ts';
import { COMPILE_CACHE } from '../compile-cache.ts';
import { sharePictures } from '../shared-pictures.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface SiteOptions {
  /** A folder to keep when the site is started again; a temporary one, removed at the end, when absent. */
  dataDir?: string;
  port?: number;
  environment?: Record<string, string>;
  /** As `npm start` does it, which builds what is out of date first. */
  built?: boolean;
}

const SITE = 'services/dist/bin/site.js';
const NPM_START = 'services/tools/build/start.ts';
/** With time for a build. */
const READY_MS = { site: 120_000, start: 300_000 };

/** The real site, as `npm start` runs it, with its own PostgreSQL unless the environment names one. */
export class Site {
  private constructor(
    readonly url: string,
    private readonly process: ManagedProcess,
    private readonly temporary: string | null,
  ) {}

  static async start(options: SiteOptions = {}): Promise<Site> {
    const site = await Site.spawn(options);
    await eventually(
      async () => {
        if (site.process.hasEnded) throw new Error(`the site ended: ${site.output}`);
        const answer = await fetch(`${site.url}/health/ready`).catch(() => null);
        if (answer?.status !== 200) throw new Error(`the site is not up: ${site.output}`);
      },
      READY_MS[options.built ? 'start' : 'site'],
    );
    return site;
  }

  /** Starts it without waiting until it is up, for starts that must fail. */
  static async spawn({ dataDir, port, environment, built }: SiteOptions): Promise<Site> {
    const temporary = dataDir ? null : await mkdtemp(path.join(os.tmpdir(), 'parde-site-'));
    if (temporary) await sharePictures(temporary);
    const chosen = port ?? (await freePorts(1))[0]!;
    const child = new ManagedProcess(process.execPath, [path.join(ROOT, built ? NPM_START : SITE)], {
      cwd: ROOT,
      env: withMemorySettings({
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        CAPTCHA_DIFFICULTY: '10',
        PICTURES_AHEAD: '0',
        DATA_DIR: dataDir ?? temporary!,
        PORT: String(chosen),
        ...environment,
      }),
    });
    return new Site(`http://127.0.0.1:${chosen}`, child, temporary);
  }

  get pid(): number {
    return this.process.pid!;
  }

  /** The end of what it has printed. */
  get output(): string {
    return this.process.output;
  }

  /** Waits for an end of its own. @returns the exit code. */
  async ended(): Promise<number | null> {
    const code = await this.process.finished();
    await this.clean();
    return code;
  }

  /** Ctrl-C. @returns the exit code. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const code = await this.process.end(signal);
    await this.clean();
    return code;
  }

  private async clean(): Promise<void> {
    if (this.temporary) await rm(this.temporary, { recursive: true, force: true });
  }
}
