import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENS = '0A';

/** Only Linux tells. */
export const TELLS_LISTENERS = process.platform === 'linux';

/** @returns the addresses that processes listen on, as `127.0.0.1` and `::1`, of those whose id or command line is chosen. */
export function listeningAddresses(chosen: (pid: number, commandLine: string) => boolean): string[] {
  const addresses = new Map([...socketsIn('/proc/net/tcp'), ...socketsIn('/proc/net/tcp6')]);
  const pids = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  const inodes = pids.filter((pid) => chosen(pid, textOf(`/proc/${pid}/cmdline`))).flatMap(socketsOf);
  return [...new Set(inodes.flatMap((inode) => addresses.get(inode) ?? []))].sort();
}

/** The process and all that it has started. */
export function familyOf(root: number): Set<number> {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name): [number, number] => [Number(name), Number(/\) \S (\d+)/.exec(textOf(`/proc/${name}/stat`))?.[1])]),
  );
  const family = new Set([root]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return family;
}

/** Inode → address. */
function socketsIn(file: string): [string, string][] {
  const lines = textOf(file).trim().split('\n').slice(1);
  return lines.flatMap((line): [string, string][] => {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    return state === LISTENS ? [[inode, addressOf(local.split(':')[0] ?? '')]] : [];
  });
}

/** The kernel writes words of four bytes in the machine's own order. */
function addressOf(hex: string): string {
  const words = (hex.match(/.{8}/g) ?? []).map((word) => (word.match(/../g) ?? []).reverse().join(''));
  const bytes = Buffer.from(words.join(''), 'hex');
  if (bytes.length === 4) return bytes.join('.');
  return bytes.equals(Buffer.from('1'.padStart(32, '0'), 'hex'))
    ? '::1'
    : (bytes.toString('hex').match(/.{4}/g) ?? []).join(':');
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/${pid}/fd/${fd}`))?.[1];
      return inode ? [inode] : [];
    });
  } catch {
    // Of another user, or gone.
    return [];
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
