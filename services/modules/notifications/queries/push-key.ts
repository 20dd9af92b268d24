/** The public half of the site's keys for web push; null where it sends none. */
export class PushKey {
  constructor(readonly value: string | null) {}
}
