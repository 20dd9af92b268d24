import { api, call } from '../../../lib/api/client.ts';
import { readLanguage } from '../../../lib/i18n/language.ts';
import { readToken } from '../../../lib/session/token.ts';
import { tabStorage } from '../../../lib/storage/storage.ts';

/** The session that this browser has told the server of its subscription in. */
const KNOWN_SESSION = 'parde.pushSession';

/** Tells one session from another, and is good for nothing else. */
const session = () => readToken()?.slice(-12) ?? '';

/** Whether this browser can show messages while the site is not open. On an iPhone only a site on the home screen can. */
export function pushIsPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

const registration = () => navigator.serviceWorker.getRegistration();

async function subscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return pushIsPossible() && Notification.permission === 'granted' && (await subscription()) !== null;
}

async function tellServer(given: PushSubscription): Promise<void> {
  const { endpoint, keys } = given.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('the browser gave no keys');
  const body = { subscription: { endpoint, keys: { p256dh, auth } }, language: readLanguage() };
  await call(api.POST('/api/user/subscribePush', { body }));
  tabStorage.setItem(KNOWN_SESSION, session());
}

/** Asks the reader, and then the browser. @returns false when the reader said no. @throws when there is no way. */
export async function startPush(siteKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await registration();
  if (!worker) throw new Error('no service worker');
  await tellServer(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: siteKey }));
  return true;
}

export async function endPush(): Promise<void> {
  const given = await subscription();
  if (!given) return;
  await call(api.POST('/api/user/unsubscribePush', { body: { endpoint: given.endpoint } }));
  await given.unsubscribe();
}

/** A subscription ends with its session on the server: whoever logs in again in this browser goes on with it. */
export async function keepPush(): Promise<void> {
  try {
    if (tabStorage.getItem(KNOWN_SESSION) === session() || !(await isPushed())) return;
    const given = await subscription();
    if (given) await tellServer(given);
  } catch {
    // Another page tries again.
  }
}
