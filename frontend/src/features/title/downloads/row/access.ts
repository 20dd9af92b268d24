import type { FileFacts } from '../../../../api/types.ts';
import type { FileRights, Way } from '../../../../lib/downloads/file-rights.ts';

const DAY_MS = 86_400_000;

/** One thing said about a file before the click. */
export interface Sentence {
  key: string;
  tone: 'good' | 'plain' | 'locked';
  /** ISO time when the file becomes free for every member. */
  until?: string;
  /** Bytes that a download takes, and those the viewer has left. */
  bytes?: number;
  left?: number;
}

type Wanted = Pick<FileFacts, 'id' | 'size' | 'uploaded_at'>;

/** What will happen on the click; nothing where the server has not said. The download first, then what is different about watching. */
export function sentencesOf(file: Wanted, rights: FileRights, now = Date.now()): Sentence[] {
  const right = rights.files[file.id];
  if (!right) return [];
  const download = ofDownload(file, rights, now);
  const play = ofPlaying(file, rights);
  return play ? [download, play] : [download];
}

function ofDownload(file: Wanted, rights: FileRights, now: number): Sentence {
  const right = rights.files[file.id];
  const until = freeFrom(file, rights, now);
  const volume = { bytes: right?.charge_bytes ?? file.size, left: rights.remaining ?? 0 };
  switch (right?.download) {
    case 'login':
      return until ? { key: 'access.newLogin', tone: 'locked', until } : { key: 'access.login', tone: 'locked' };
    case 'vip':
      return until ? { key: 'access.vip', tone: 'locked', until } : { key: 'access.premium', tone: 'locked' };
    case 'bandwidth':
      return { key: 'access.bandwidth', tone: 'locked', ...volume };
    default:
      if (right?.charge === 'bytes' && volume.bytes === 0) return { key: 'access.chargedBefore', tone: 'good' };
      if (right?.charge === 'bytes') return { key: 'access.bytes', tone: 'plain', ...volume };
      return { key: right?.charge === 'days' ? 'access.days' : 'access.free', tone: 'good' };
  }
}

/** Watching needs a plan even where the download is free. */
function ofPlaying(file: Wanted, { files }: FileRights): Sentence | null {
  const right = files[file.id];
  if (right?.download !== 'allowed' || right.charge !== 'old file') return null;
  if (right.play === 'vip') return { key: 'access.playVip', tone: 'locked' };
  if (right.play === 'bandwidth') return { key: 'access.playBandwidth', tone: 'locked' };
  return { key: 'access.playBytes', tone: 'plain' };
}

/** When the file is no new one any more; null once it is not. */
function freeFrom(file: Wanted, { window_days: days }: FileRights, now: number): string | null {
  const end = Date.parse(file.uploaded_at) + days * DAY_MS;
  return end > now ? new Date(end).toISOString() : null;
}

type Step = 'go' | 'login' | 'buy';

/** Where the button leads: to the file, to the log-in, or to a plan. While nothing is known the server decides. */
export function stepOf(fileId: number, way: Way, rights: FileRights | undefined): Step {
  const verdict = rights?.files[fileId]?.[way] ?? 'allowed';
  if (verdict === 'allowed') return 'go';
  return verdict === 'login' ? 'login' : 'buy';
}
