import { percentOf, phaseOf, secondsLeft } from './rebuild-state.ts';

const filling = {
  stage: 'running',
  mode: 'swap',
  phase: 'filling',
  position: 250,
  head: 1_000,
  started_at: '2026-01-01T10:00:00Z',
  changed_at: '2026-01-01T10:00:10Z',
} as const;

describe('how far a rebuild is', () => {
  it('is whole only once it is over', () => {
    expect(percentOf(filling)).toBe(25);
    expect(percentOf({ ...filling, position: 1_000 })).toBe(99);
    expect(percentOf({ ...filling, stage: 'done', position: 0, head: 0 })).toBe(100);
    expect(percentOf({ ...filling, position: 0, head: 0 })).toBe(0);
  });

  it('is foretold by the pace so far, while it fills', () => {
    expect(secondsLeft(filling)).toBe(30);
    expect(secondsLeft({ ...filling, phase: 'catching_up' })).toBeNull();
    expect(secondsLeft({ ...filling, position: 0 })).toBeNull();
    expect(secondsLeft({ ...filling, started_at: null })).toBeNull();
    expect(secondsLeft({ ...filling, changed_at: filling.started_at })).toBeNull();
  });

  it('is told by its phase, or by what it waits for', () => {
    expect(phaseOf(filling)).toBe('filling');
    expect(phaseOf({ ...filling, phase: null })).toBe('starting');
    expect(phaseOf({ ...filling, stage: 'waiting', phase: null })).toBe('waiting');
    expect(phaseOf({ ...filling, mode: 'retry', phase: null })).toBe('retrying');
  });
});
