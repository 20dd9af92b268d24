import type { MutantResult } from '@stryker-mutator/api/core';

export interface Score {
  detected: number;
  survived: number;
  percent: number;
  /** File, line, and what stood there instead. */
  survivors: string[];
}

const DETECTED = new Set(['Killed', 'Timeout']);
const UNDETECTED = new Set(['Survived', 'NoCoverage']);

/** Stryker's own mutation score: what does not compile or was ignored counts on neither side. */
export function scoreOf(mutants: readonly MutantResult[]): Score {
  const detected = mutants.filter(({ status }) => DETECTED.has(status)).length;
  const missed = mutants.filter(({ status }) => UNDETECTED.has(status));
  const total = detected + missed.length;
  return {
    detected,
    survived: missed.length,
    percent: total === 0 ? 100 : (detected / total) * 100,
    survivors: missed.map(
      ({ fileName, location, mutatorName, replacement }) =>
        `${fileName}:${location.start.line} ${mutatorName}: ${replacement ?? ''}`,
    ),
  };
}
