import { api, call } from '../api/client.ts';

type Answer = Promise<{ data?: unknown; error?: unknown; response: Response }>;
type Send = (path: string, init: { body?: object; params?: object; parseAs?: string; signal?: AbortSignal }) => Answer;

/**
 * Calls whose description the generated client does not have, under the same rules as all others: token, position, errors.
 * Each stands in one file with the type of its answer.
 */
export function postByPath<T>(path: string, body: object, signal?: AbortSignal): Promise<T> {
  return call<T>((api.POST as Send)(path, { body, signal }) as Promise<{ data?: T; response: Response }>);
}

/** As it came, for what is no JSON. */
export function postForText(path: string, body: object): Promise<string> {
  return call<string>(
    (api.POST as Send)(path, { body, parseAs: 'text' }) as Promise<{ data?: string; response: Response }>,
  );
}

export function getByPath<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>((api.GET as Send)(path, { signal }) as Promise<{ data?: T; response: Response }>);
}
