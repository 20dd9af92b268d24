import { act, type LoadContext } from './load-context.ts';

export const REPORTED_TEXTS = ['nav.home', 'nav.search', 'site.title'];

/** Pages report texts of the site that they miss: the first report of one is told, and each is counted once. */
export function visitors(context: LoadContext): Promise<void> {
  return act(context, 'visitors', [200, 600], async (random) => {
    const text = random.pick(REPORTED_TEXTS);
    await context.client.send(random, {
      kind: 'report',
      path: '/api/setTranslations',
      body: { keys: [text] },
      note: text,
      orFewer: true,
    });
  });
}
