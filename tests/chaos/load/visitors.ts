import { act, type LoadContext } from './load-context.ts';

export const REPORTED_TEXTS = ['Chaos text one', 'Chaos text two', 'Chaos text three'];

/** Pages report texts they miss. No event comes of it; each report is counted once. */
export function visitors(context: LoadContext): Promise<void> {
  return act(context, 'visitors', [200, 600], async (random) => {
    const text = random.pick(REPORTED_TEXTS);
    await context.client.send(random, {
      kind: 'report',
      path: '/api/setTranslations',
      body: { keys: [text] },
      note: text,
      events: () => 0,
      most: 0,
    });
  });
}
