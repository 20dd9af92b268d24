export interface PhoneCall {
  /** The same for every try to make this call. */
  deliveryId: string;
  /** E.164 where the country is known, as +989121234567. */
  phone: string;
  /** What is read aloud, in Persian. */
  text: string;
}

/** Telephones and reads a text aloud. */
export abstract class CallPort {
  /** False when this site has no telephone: the caller chooses another way. */
  abstract readonly available: boolean;
  /** Resolves when the call was taken on. @throws when it was not; it may be tried again. */
  abstract say(call: PhoneCall): Promise<void>;
}
