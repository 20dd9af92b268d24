import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { withMemorySettings } from '../processes/memory-settings.ts';

/**
 * Ends what this process is and has begun, and becomes another program: same number, same terminal, so that a signal reaches it
 * directly, and nothing of what was here before stays in memory. Where the system cannot do that, the program is only loaded.
 * @param file the program, a module of Node.
 */
export async function become(file: string): Promise<void> {
  if (process.execve && process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...process.execArgv, file], withMemorySettings(process.env));
  }
  await import(pathToFileURL(file).href);
}
