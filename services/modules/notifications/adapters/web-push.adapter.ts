import webPush from 'web-push';
import type { PushKeys } from '../application/notification-settings.ts';
import { type PushMessage, PushPort, type PushTarget } from '../contract/push.port.ts';

/** For all of an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long a service keeps it for a browser that is away. */
const LIFE_SECONDS = 86_400;
const GONE = [404, 410];

/** By the Web Push protocol: sealed for the browser (RFC 8291), the site known by its key (VAPID, RFC 8292). */
export class WebPush extends PushPort {
  constructor(
    private readonly keys: PushKeys,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  async send(target: PushTarget, message: PushMessage): Promise<boolean> {
    // Never the error itself: it names the address that the message goes to.
    const status = await this.post(target, message).catch(() => null);
    if (status !== null && GONE.includes(status)) return false;
    if (status === null || status < 200 || status > 299) throw new Error(`push: ${status ?? 'no answer'}`);
    return true;
  }

  /** Not by the library's own request, whose limit is for a silence: an answer in drips would never end. */
  private async post({ endpoint, p256dh, auth }: PushTarget, message: PushMessage): Promise<number> {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: this.keys, TTL: LIFE_SECONDS },
    );
    const answer = await fetch(endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  }
}

/** Where no keys are set; nobody can subscribe there, so nothing is ever sent. */
export class NoPushMessages extends PushPort {
  async send(): Promise<boolean> {
    return true;
  }
}
