import { readFileSync } from 'node:fs';

/** Processor time a process has used so far, all its threads, in milliseconds; 0 where the system does not tell. */
export function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
