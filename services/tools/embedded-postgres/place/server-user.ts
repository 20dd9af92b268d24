import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { runAs, type ServerUser } from './run-as.ts';

/*
 * PostgreSQL refuses to run as root. A root start therefore needs a second user, who owns the cluster and nothing else.
 */

const OUR_SYSTEM_USER = 'parde-postgres';
const NOBODY: ServerUser = { uid: 65534, gid: 65534, name: 'nobody' };

/** One per family of systems: shadow-utils, Debian's adduser, busybox (Alpine). */
const WAYS_TO_CREATE: [program: string, args: string[]][] = [
  [
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/sbin/nologin',
      OUR_SYSTEM_USER,
    ],
  ],
  [
    'adduser',
    ['--system', '--group', '--no-create-home', '--home', '/nonexistent', '--shell', '/sbin/nologin', OUR_SYSTEM_USER],
  ],
  ['adduser', ['-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', OUR_SYSTEM_USER]],
];

/**
 * Who runs the server: undefined (we ourselves) for an ordinary user. For root the owner of an existing cluster first, so that
 * a user added to the machine later does not take it over, then `postgres`, a system user of ours, at last nobody.
 * @throws EmbeddedPostgresError no_permission when root may switch to none of them
 */
export async function chooseServerUser(owner: ServerUser | undefined): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const refusals: string[] = [];
  // A root that may not become one user (in some containers) may not become another: no reason to add one to the machine.
  const create = async () => (refusals.length === 0 ? createSystemUser() : undefined);
  const candidates = [
    async () => owner,
    () => lookUp('postgres'),
    () => lookUp(OUR_SYSTEM_USER),
    create,
    async () => NOBODY,
  ];
  for (const candidate of candidates) {
    const user = await candidate();
    if (!user) continue;
    const probe = await runAs(user, '/bin/sh', ['-c', ':']);
    if (probe.ok) return user;
    refusals.push(`${user.name} (uid ${user.uid}): ${probe.stderr.trim()}`);
  }
  throw new EmbeddedPostgresError(
    'no_permission',
    `PostgreSQL does not run as root and this machine lets root become no other user: start Parde as an ordinary user, or give DATABASE_URL. Tried ${refusals.join('; ')}`,
  );
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  const [uid, gid] = await Promise.all([runAs(undefined, 'id', ['-u', name]), runAs(undefined, 'id', ['-g', name])]);
  if (!uid.ok || !gid.ok || Number(uid.stdout) === 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout), name };
}

async function createSystemUser(): Promise<ServerUser | undefined> {
  for (const [program, args] of WAYS_TO_CREATE) {
    const outcome = await runAs(undefined, program, args);
    if (!outcome.ok) continue;
    const user = await lookUp(OUR_SYSTEM_USER);
    if (user) return user;
  }
  return undefined;
}
