import type { ApiAnswer } from '../support/api-client.js';

const HANDS = 8;

/** Asks without a pause, several at a time, until it is stopped. */
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
