export interface Mail {
  /** The same for every try to send this mail; becomes its Message-ID, by which a repetition can be dropped. */
  deliveryId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The page on which its reader ends such mails, of those that come again and again: mail programs show the way to it. */
  unsubscribe?: string;
}

/** Takes mails out of the house. */
export abstract class MailPort {
  /** Resolves when the other side has taken responsibility for the mail. @throws when it has not; it may be tried again. */
  abstract send(mail: Mail): Promise<void>;
}
