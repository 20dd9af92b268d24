/** How often what was held out is among what is shown. */
export interface HitRates {
  tasks: number;
  at10: number;
  at20: number;
  /** Mean of 1 / place, 0 below the hundredth. */
  mrr: number;
  /** Of one answer, median and 95th percentile. */
  ms: [number, number];
}

const DEEPEST = 100;

export interface Task {
  userId: number;
  /** Of a title that was watched before. */
  seed: number;
  wanted: number;
}

/** @param recommend ids of titles, best first. */
export async function hitRates(
  tasks: readonly Task[],
  recommend: (task: Task) => Promise<readonly number[]> | readonly number[],
): Promise<HitRates> {
  const figures = { at10: 0, at20: 0, mrr: 0 };
  const times: number[] = [];
  for (const task of tasks) {
    const begun = performance.now();
    const shown = await recommend(task);
    times.push(performance.now() - begun);
    const place = shown.indexOf(task.wanted) + 1;
    if (place === 0) continue;
    if (place <= 10) figures.at10 += 1 / tasks.length;
    if (place <= 20) figures.at20 += 1 / tasks.length;
    if (place <= DEEPEST) figures.mrr += 1 / place / tasks.length;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { tasks: tasks.length, ...figures, ms: [at(0.5), at(0.95)] };
}
