/** Registrations by their handles, for modules that serve somebody who cannot log in yet. */
export abstract class Registrations {
  /** @param handle as it was sent. @returns the account's id, or null for a handle that nobody has, or has any more. */
  abstract find(handle: string): Promise<number | null>;
}
