import { keptJson, siteStorage } from '../../lib/storage/storage.ts';

/** What holds for every film on this device. */
interface Preferences {
  volume: number;
  muted: boolean;
  speed: number;
  /** Lines of the picture; null for automatic. */
  quality: number | null;
  /** ISO 639; `off` when subtitles were turned off, null before any choice. */
  subtitles: string | null;
}

export interface SubtitleStyle {
  size: 'small' | 'medium' | 'large' | 'huge';
  colour: 'white' | 'yellow' | 'turquoise';
  background: 'none' | 'shade' | 'solid';
}

/** What holds for one file; offsets are milliseconds by track, of those that the server does not know. */
interface FilePreferences {
  style: SubtitleStyle;
  offsets: Record<string, number>;
}

const KEY = 'parde.player';
const FILES_KEY = 'parde.player.files';
/** The oldest are forgotten first. */
const MAX_FILES = 60;
const DEFAULTS: Preferences = { volume: 1, muted: false, speed: 1, quality: null, subtitles: null };
const DEFAULT_STYLE: SubtitleStyle = { size: 'medium', colour: 'white', background: 'shade' };

export function readPreferences(): Preferences {
  return { ...DEFAULTS, ...(keptJson(siteStorage, KEY) as Partial<Preferences>) };
}

export function savePreferences(changes: Partial<Preferences>): void {
  write(KEY, { ...readPreferences(), ...changes });
}

/** A file that has none of its own yet looks as the last one did. */
export function readFilePreferences(fid: number): FilePreferences {
  const files = readFiles();
  const own = files.find(([id]) => id === fid)?.[1];
  return { style: { ...DEFAULT_STYLE, ...(own ?? files.at(-1)?.[1])?.style }, offsets: own?.offsets ?? {} };
}

export function saveFilePreferences(fid: number, changes: Partial<FilePreferences>): void {
  const kept = { ...readFilePreferences(fid), ...changes };
  const others = readFiles().filter(([id]) => id !== fid);
  write(FILES_KEY, [...others, [fid, kept]].slice(-MAX_FILES));
}

/** Of a track that was moved no further since. */
export function forgetOffset(fid: number, track: number, offset: number): void {
  const { [track]: known, ...offsets } = readFilePreferences(fid).offsets;
  if (known === offset) saveFilePreferences(fid, { offsets });
}

function readFiles(): [number, Partial<FilePreferences>][] {
  const files = keptJson(siteStorage, FILES_KEY);
  return Array.isArray(files) ? files.filter((file) => Array.isArray(file) && file.length === 2) : [];
}

function write(key: string, value: unknown): void {
  siteStorage.setItem(key, JSON.stringify(value));
}
