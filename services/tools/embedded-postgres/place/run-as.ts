import { execFile } from 'node:child_process';

/** The system user PostgreSQL runs under. Absent everywhere when that is simply the user we are. */
export interface ServerUser {
  uid: number;
  gid: number;
  name: string;
}

interface ProgramOutcome {
  ok: boolean;
  stdout: string;
  /** What it wrote to stderr, or why it could not be started. */
  stderr: string;
}

/**
 * A small environment for PostgreSQL's programs: PGDATA, PGPORT, PGOPTIONS or a foreign locale in the shell of whoever
 * starts Parde must not change our server, and our reading of its log depends on English messages.
 */
export function serverEnvironment(home: string): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const inherited = Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  return { ...inherited, HOME: home, LC_ALL: 'C', TZ: 'UTC' };
}

/** The spawn options that switch the user; Node drops the supplementary groups when a uid is given. */
export function identityOf(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Runs a short program to its end as `user`. Never throws: a program that cannot start is an outcome too. */
export function runAs(
  user: ServerUser | undefined,
  program: string,
  args: string[],
  { home = '/', timeoutMs = 60_000 }: { home?: string; timeoutMs?: number } = {},
): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    const options = {
      ...identityOf(user),
      env: serverEnvironment(home),
      cwd: process.platform === 'win32' ? undefined : '/',
      timeout: timeoutMs,
    };
    const settle = (error: Error | null, stdout: string, stderr: string) =>
      resolve({ ok: !error, stdout, stderr: stderr || (error?.message ?? '') });
    try {
      execFile(program, args, options, (error, stdout, stderr) => settle(error, stdout, stderr));
    } catch (error) {
      settle(error as Error, '', '');
    }
  });
}
