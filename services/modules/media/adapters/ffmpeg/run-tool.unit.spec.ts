import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '#platform/testing/eventually.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';

const TOOL = path.join(import.meta.dirname, 'run-tool.ts');
/** Of a process that has ended there is none, also where nobody has reaped it. */
const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
/** Tells its number, and then takes its time. */
const TIMELESS = `['-c', 'echo $$; exec sleep 600']`;

if (spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status !== 0)
  describeSkipped('A tool of a killed process', 'setpriv is not on this machine, or another one');
else
  it('a tool ends with the process that runs it, also when that is killed', async () => {
    const program = `
      const { runTool } = await import(${JSON.stringify(TOOL)});
      await runTool('sh', ${TIMELESS}, { onLine: (line) => console.log(line) });`;
    const worker = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = await once(worker.stdout, 'data');
    const tool = Number(String(told));
    await eventually(async () => expect(await commandOf(tool)).toContain('sleep'));
    worker.kill('SIGKILL');
    await eventually(async () => expect(await commandOf(tool)).toBe(''));
  });
