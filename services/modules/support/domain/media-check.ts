import type { FileFault } from '../contract/file-faults.ts';
import type { CaseState } from './case-ruling.ts';

/** A file as it was brought. */
interface ExpectedFile {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** A file as the robot finds it. */
export interface FoundFile {
  /** Null when there is none. */
  size: number | null;
  /** Whether its first and its last byte could be read. */
  readable: boolean;
  /** Null when it was not summed this time. */
  sha256: string | null;
}

/** @returns what is wrong, the plainest first; null when nothing is. */
export function faultOf(expected: ExpectedFile, found: FoundFile): FileFault | null {
  if (found.size === null) return 'missing';
  if (found.size !== expected.size) return 'other_size';
  if (!found.readable) return 'unreadable';
  return found.sha256 !== null && found.sha256 !== expected.sha256 ? 'other_bytes' : null;
}

/** A look without a sum says nothing of the bytes in between: what a sum has found stays until the next sum. */
export function standingFault(known: FileFault | null, found: FileFault | null, summed: boolean): FileFault | null {
  return !summed && found === null && known === 'other_bytes' ? known : found;
}

/** Whether that is other than what is known of the file: also the same fault, where a moderator has called it mended since. */
export function isNews(known: { fault: FileFault | null; state: CaseState } | null, found: FileFault | null): boolean {
  return found !== (known?.fault ?? null) || (found !== null && known?.state === 'mended');
}
