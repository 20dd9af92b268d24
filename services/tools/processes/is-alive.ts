/** Whether a process with this id runs, whoever owns it. Ids are given again: it may be another program by now. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
