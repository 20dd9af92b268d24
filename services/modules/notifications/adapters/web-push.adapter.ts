import webPush from 'web-push';
import type { PushKeys } from '../application/notification-settings.ts';
import { type PushMessage, PushPort, type PushTarget } from '../contract/push.port.ts';

const TIMEOUT_MS = 10_000;
/** How long a service keeps it for a browser that is away. */
const LIFE_SECONDS = 86_400;
const GONE = [404, 410];

/** By the Web Push protocol: sealed for the browser (RFC 8291), the site known by its key (VAPID, RFC 8292). */
export class WebPush extends PushPort {
  constructor(private readonly keys: PushKeys) {
    super();
  }

  async send({ endpoint, p256dh, auth }: PushTarget, message: PushMessage): Promise<boolean> {
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: this.keys,
        TTL: LIFE_SECONDS,
        timeout: TIMEOUT_MS,
      });
      return true;
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode)) return false;
      // Never the error itself: it names the address that the message goes to.
      throw new Error(`push: ${error instanceof webPush.WebPushError ? error.statusCode : 'no answer'}`);
    }
  }
}

/** Where no keys are set; nobody can subscribe there, so nothing is ever sent. */
export class NoPushMessages extends PushPort {
  async send(): Promise<boolean> {
    return true;
  }
}
