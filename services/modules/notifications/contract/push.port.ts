export interface PushMessage {
  /** The same for every try: a browser shows a later one in place of the earlier. */
  tag: string;
  title: string;
  body: string;
  /** Path on the site that a tap opens. */
  href: string;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Takes messages to browsers that are not open. */
export abstract class PushPort {
  /** @returns false when the browser takes no messages any more. @throws when it could not be sent; it may be tried again. */
  abstract send(target: PushTarget, message: PushMessage): Promise<boolean>;
}
