import type { Language } from '#platform/kernel/text/language.ts';

/** Who gets the mails of an account. */
export interface Recipient {
  email: string;
  /** Display name; null while the address is not known to be theirs, so that no stranger gets what somebody typed. */
  name: string | null;
  username: string;
  /** In which they read the site. */
  language: Language;
  /** Whether the e-mail address is known to be theirs. */
  verified: boolean;
}

/** Looked up when a mail is sent, so that no job and no event carries an address. */
export abstract class Recipients {
  /** @returns null for an account that does not exist or is deleted. */
  abstract find(userId: number): Promise<Recipient | null>;
}
