import type pg from 'pg';
import { dropDocuments } from '../site/read-models.ts';
import type { Call } from './calls.ts';

const COLD = 5;
const WARM = 20;

export interface CallFigures {
  name: string;
  status: number;
  /** Milliseconds, the median of calls that each find nothing kept. */
  cold: number;
  /** The worst of them. */
  coldest: number;
  /** Milliseconds, the median of calls that find what the one before has left. */
  warm: number;
}

/** Asks each call cold and warm, one at a time. */
export async function measureCalls(url: string, calls: readonly Call[], client: pg.Client): Promise<CallFigures[]> {
  const figures: CallFigures[] = [];
  for (const call of calls) {
    const cold: number[] = [];
    let status = 0;
    for (let round = 0; round < COLD; round++) {
      await dropDocuments(client);
      const asked = await ask(url, call);
      cold.push(asked.ms);
      status = asked.status;
    }
    const warm: number[] = [];
    for (let round = 0; round < WARM; round++) warm.push((await ask(url, call)).ms);
    figures.push({ name: call.name, status, cold: median(cold), coldest: Math.max(...cold), warm: median(warm) });
  }
  return figures;
}

async function ask(url: string, { path, body }: Call): Promise<{ ms: number; status: number }> {
  const begun = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - begun, status: answer.status };
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}
