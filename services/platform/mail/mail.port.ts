export interface Mail {
  /** The same for every try to send this mail; becomes its Message-ID, by which a repetition can be dropped. */
  deliveryId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * Where its reader ends such mails, of those that come again and again: a page, and by POST (RFC 8058) without a question.
   * Mail programs show a button for it.
   */
  unsubscribe?: string;
}

/** Takes mails out of the house. */
export abstract class MailPort {
  /** Resolves when the other side has taken responsibility for the mail. @throws when it has not; it may be tried again. */
  abstract send(mail: Mail): Promise<void>;
}
