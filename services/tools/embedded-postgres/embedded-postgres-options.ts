import type { EmbeddedPostgresError } from './embedded-postgres-error.ts';

type StartStep = 'installing' | 'initialising' | 'starting' | 'ready';

export interface EmbeddedPostgresOptions {
  /** Made when absent; relative paths count from the working folder. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** Only for the first start, which stores it beside the cluster; a random one when absent. */
  superuserPassword?: string;
  /** The database the URL names, made when absent; 'parde' by default. */
  database?: string;
  /** Settings of postgresql.conf, over ours for a small site. An adopted server keeps those it was started with. */
  settings?: Record<string, string>;
  /** false only for throw-away clusters: initdb then does not wait for the disk. */
  durable?: boolean;
  /** The `native` folder of another platform package. */
  binariesRoot?: string;
  onProgress?: (step: StartStep) => void;
  /** Brings the server back at its port when its process ends by itself; without it the end is the caller's to notice. */
  supervision?: Supervision;
}

export interface Supervision {
  onDied?: () => void;
  onBack?: () => void;
  /** It does not come back. The message says why and what to do. */
  onLost(error: EmbeddedPostgresError): void;
}
