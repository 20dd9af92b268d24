import type { Cause } from './kind.ts';

/** Of causes that belong together the first stands for all, with facts that say how many they are. @param news fresh, in its order. */
export function toldTogether<News extends Cause & { kind: string }>(
  news: readonly News[],
): { told: News[]; silent: News[] } {
  const alike = Map.groupBy(news, (one) => `${one.kind} ${one.together?.key ?? one.cause}`);
  const groups = [...alike.values()];
  const told = groups.map(([first, ...others]) => {
    const one = first as News;
    return others.length > 0 && one.together ? { ...one, facts: one.together.facts(others.length + 1) } : one;
  });
  return { told, silent: groups.flatMap((group) => group.slice(1)) };
}
