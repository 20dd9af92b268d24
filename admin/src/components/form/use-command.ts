import { useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureOf } from '../../providers/console-error';
import { newIdempotencyKey } from '../../providers/idempotency-key';

/** Field → what is wrong with it, in the reader's language. */
export type Faults = Partial<Record<string, string>>;

/** The last part of `credentials.code` names the field; the server's own sentence is a translation key. */
function faultsOf(error: unknown, translate: ReturnType<typeof useTranslate>): Faults {
  const failure = failureOf(error);
  const invalid = translate('parde.server.invalid');
  const inWords = (text: string) =>
    text === failure?.message && error instanceof Error
      ? translate(error.message)
      : translate(`parde.server.${text}`, { _: invalid });
  const entries = Object.entries(failure?.errors ?? {});
  return Object.fromEntries(
    entries.map(([path, messages]) => [path.split('.').at(-1) ?? path, inWords(messages[0] ?? 'invalid')]),
  );
}

/**
 * Sends one command of a form: its progress, the faults of its fields, the failure of the whole. The same body sent again
 * (after a cut connection, say) carries the same key, so that the server does it once.
 */
export function useCommand(fields: readonly string[] = []) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef<{ text: string; key: string } | null>(null);

  /** @returns the answer, or null when it was refused (or the session has ended meanwhile). */
  const run = async <Body, Answer extends { status: number }>(
    body: Body,
    send: (body: Body, key: string) => Promise<Answer>,
  ): Promise<Answer | null> => {
    const text = JSON.stringify(body);
    if (sent.current?.text !== text) sent.current = { text, key: newIdempotencyKey() };
    setBusy(true);
    setFaults({});
    setFailure(null);
    try {
      const answer = await send(body, sent.current.key);
      sent.current = null;
      return answer.status === 1 ? answer : null;
    } catch (error) {
      const found = faultsOf(error, translate);
      setFaults(found);
      const shown = fields.some((field) => found[field]);
      if (!shown) setFailure(translate(error instanceof Error ? error.message : 'parde.errors.unknown'));
      return null;
    } finally {
      setBusy(false);
    }
  };

  const forget = useCallback(() => setFaults({}), []);
  return { busy, faults, failure, setFaults, forget, run };
}
