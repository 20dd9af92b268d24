import { eventually } from '#platform/testing/eventually.ts';
import { ManagedProcess, runToEnd } from './managed-process.ts';

const node = (code: string, maxOutput?: number) => new ManagedProcess(process.execPath, ['-e', code], { maxOutput });
const DEAF = "process.on('SIGTERM', () => {}); process.stdout.write('up'); setInterval(() => {}, 1_000)";

describe('a managed process', () => {
  it('gives its exit code and the last of what it wrote', async () => {
    const run = node("process.stdout.write('پرده ends here'); process.stderr.write(''); process.exitCode = 3", 4);
    expect(await run.finished()).toBe(3);
    expect(run.output).toBe('here');
    expect(run.hasEnded).toBe(true);
  });

  it('is ended by the signal that it heeds', async () => {
    const run = node('setInterval(() => {}, 1_000)');
    await run.end('SIGTERM', { killAfterMs: 60_000 });
    expect(run.child.signalCode).toBe('SIGTERM');
    expect(await run.end('SIGTERM')).toBeNull();
  });

  it('is killed when it does not heed the signal', async () => {
    const run = node(DEAF);
    await eventually(() => expect(run.output).toBe('up'));
    const onKill = jest.fn();
    await run.end('SIGTERM', { killAfterMs: 20, onKill });
    expect(run.child.signalCode).toBe('SIGKILL');
    expect(onKill).toHaveBeenCalledTimes(1);
  });

  it('counts as ended when there is no such program', async () => {
    const run = new ManagedProcess('/nowhere/program', []);
    expect(run.hasEnded).toBe(true);
    await expect(run.finished()).rejects.toMatchObject({ code: 'ENOENT' });
    await run.end('SIGTERM');
  });
});

describe('a program that is run to its end', () => {
  it('gives all it wrote', async () => {
    expect(await runToEnd(process.execPath, ['-p', "'x'.repeat(20_000)"])).toHaveLength(20_001);
  });

  it('is an error with its words when it fails', async () => {
    const failing = runToEnd(process.execPath, ['-e', "console.error('no disk'); process.exit(2)"]);
    await expect(failing).rejects.toThrow(/ended with 2: no disk/);
  });
});
