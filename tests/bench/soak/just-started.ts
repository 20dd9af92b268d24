import type { LoadRequest } from '../measure/run-load.ts';
import { runLoad } from '../measure/run-load.ts';
import { prefixTasks } from '../search-quality.ts';
import type { Title } from '../site/catalogue.ts';

export interface Second {
  perSecond: number;
  p99: number;
  failures: number;
}

const PREPARED = 12_800;

/** Searches as fast as they are answered, by the second, from the moment on that the site says it is ready. */
export async function searchesBySecond(url: string, titles: readonly Title[], seconds: number): Promise<Second[]> {
  const typed = prefixTasks([...titles], PREPARED, 9).map((task) => task.typed);
  const taken: Second[] = [];
  for (let second = 0; second < seconds; second++) {
    const from = (second * 1_600) % PREPARED;
    const requests: LoadRequest[] = [...typed.slice(from), ...typed.slice(0, from)].map((query) => ({
      path: '/api/search',
      body: { query },
    }));
    const { perSecond, p99, failures } = await runLoad({ url, requests, seconds: 1 });
    taken.push({ perSecond, p99, failures });
  }
  return taken;
}
