import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer } from '../../support/api-client.ts';

const HANDS = 4;
/** So that the machine has room for what is started under the load. */
const REST_MS = 40;

/** Asks all the time, several at once, until it is stopped. */
export function steadyLoad(ask: () => Promise<ApiAnswer>): {
  stop(): Promise<{ answers: number; failures: string[] }>;
} {
  let going = true;
  let answers = 0;
  const failures: string[] = [];
  const work = async () => {
    while (going) {
      try {
        const { status, body } = await ask();
        answers += 1;
        if (status !== 200) failures.push(`${status} ${JSON.stringify(body)}`);
      } catch (error) {
        failures.push(String(error));
      }
      await pause(REST_MS);
    }
  };
  const working = Promise.all(Array.from({ length: HANDS }, work));
  return {
    async stop() {
      going = false;
      await working;
      return { answers, failures };
    },
  };
}
