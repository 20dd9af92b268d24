import { z } from 'zod';
import { answerText } from '#platform/kernel/text/answer-text.ts';
import { jsonOf } from '#platform/kernel/text/json-of.ts';
import { CallPort, type PhoneCall } from '../call.port.ts';

const TIMEOUT_MS = 20_000;
/** The service's own; `localid` lets it drop a repetition. */
const METHODS = { call: 'call/maketts.json', sms: 'sms/send.json' };

/** Beside HTTP's status the service has one of its own, in the answer; 200 is the only good one. */
const answerSchema = z.object({ return: z.object({ status: z.number(), message: z.string().max(500).optional() }) });

/** A telephone service with a REST interface as Kavenegar's: it reads a text aloud, or sends it as a short message. */
export class HttpCalls extends CallPort {
  readonly available = true;

  /**
   * @param url of the service, for example https://api.kavenegar.com.
   * @param key is part of the address there, so no address ever reaches a log or an error.
   */
  constructor(
    private readonly url: string,
    private readonly key: string,
    private readonly way: 'call' | 'sms',
  ) {
    super();
  }

  async say({ deliveryId, phone, text }: PhoneCall): Promise<void> {
    const address = new URL(`/v1/${encodeURIComponent(this.key)}/${METHODS[this.way]}`, this.url);
    const form = new URLSearchParams({ receptor: phone, message: text, localid: localId(deliveryId) });
    const answer = await fetch(address, {
      method: 'POST',
      body: form,
      // A redirect would carry the key and the code to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new Error(`the telephone service did not answer (${error.name})`);
    });
    const body = await answerText(answer).catch(() => '');
    if (body === null) throw new Error('the telephone service answered too much');
    const told = answerSchema.safeParse(jsonOf(body));
    const status = told.success ? told.data.return.status : answer.status;
    if (!answer.ok || !told.success || status !== 200) {
      throw new Error(`the telephone service refused: HTTP ${answer.status}, status ${status}`);
    }
  }
}

/** A number, as the service wants it: the same for every try of one delivery. */
function localId(deliveryId: string): string {
  return BigInt.asUintN(
    53,
    BigInt(`0x${Buffer.from(deliveryId).toString('hex') || '0'}`) % 9_007_199_254_740_881n,
  ).toString();
}
