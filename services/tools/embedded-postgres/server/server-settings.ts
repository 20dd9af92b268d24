import { release } from 'node:os';

/*
 * For a small site: two cores, 2 to 4 GB of memory shared with Node, an SSD. What is not named here is PostgreSQL's own default;
 * fsync and full_page_writes stay on.
 */
const SMALL_SITE: Record<string, string> = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  wal_compression: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/**
 * Its log names what went wrong, not whom: the details of a refused row hold the whole of it (`Key (email)=(…) already exists`), those
 * of a deadlock or a crash the statements, and a statement may hold texts. The process that asked hears it all.
 */
const NOBODY_IN_THE_LOG: Record<string, string> = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};

/** Not for callers to change: the launcher depends on them (it reads the log, and nobody outside the machine may connect). */
const FIXED: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  logging_collector: 'off',
  log_destination: 'stderr',
  lc_messages: 'C',
};

/**
 * What a killed server does first is to have the disk take what was written: the whole file system at once, which takes a part of
 * the time that one file after the other does. Linux alone can, and before 5.8 it did not tell when the disk had failed.
 */
export function syncMethod(platform: string, version: string): 'fsync' | 'syncfs' {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync';
}

/** The `-c name=value` arguments of the postgres program. @param socketFolder where its socket lies besides; no socket without one. */
export function settingArguments(
  port: number,
  socketFolder: string | undefined,
  overrides: Record<string, string> = {},
): string[] {
  const address = {
    port: String(port),
    unix_socket_directories: socketFolder ? `"${socketFolder}"` : '',
    unix_socket_permissions: '0700',
  };
  const recovery = { recovery_init_sync_method: syncMethod(process.platform, release()) };
  const settings = { ...SMALL_SITE, ...NOBODY_IN_THE_LOG, ...recovery, ...overrides, ...FIXED, ...address };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
