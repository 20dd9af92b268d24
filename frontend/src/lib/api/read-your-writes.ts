import type { Middleware } from 'openapi-fetch';

/**
 * A command answers with the position of its last event; we show the highest one with every later call, so that a query
 * waits until its read model has caught up and the reader always sees what they have just done. Kept for the tab only:
 * after a reload the read models have long caught up.
 */
let highest = 0;

export const readYourWrites: Middleware = {
  onRequest({ request }) {
    if (highest > 0) request.headers.set('parde-after', String(highest));
    return request;
  },
  onResponse({ response }) {
    const position = Number(response.headers.get('parde-position'));
    if (Number.isSafeInteger(position) && position > highest) highest = position;
    return undefined;
  },
};
