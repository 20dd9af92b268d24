import { DomainError } from '#platform/kernel/errors/domain-error.ts';

class UnknownPushService extends DomainError {
  constructor() {
    super('unknown_push_service', 'Your browser’s push service is not known here', { httpStatus: 422 });
  }
}

export class NoPush extends DomainError {
  constructor() {
    super('no_push', 'This site sends no push messages', { httpStatus: 409 });
  }
}

/** The services of the browsers: the site sends to nowhere else, whatever address a client gives. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
  'push.services.mozilla.com',
];

/** @throws UnknownPushService */
export function pushEndpoint(endpoint: string): string {
  const url = URL.parse(endpoint);
  const known = url?.protocol === 'https:' && !url.port && !url.username && SERVICES.some((name) => isBelow(url, name));
  if (!known) throw new UnknownPushService();
  return endpoint;
}

const isBelow = ({ hostname }: URL, name: string) => hostname === name || hostname.endsWith(`.${name}`);
