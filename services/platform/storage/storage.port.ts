/** Keeps files that people have uploaded. A file is written once under its name and never changed. */
export abstract class StoragePort {
  /** Resolves when the file is safe. @param name letters, digits, `-` and one folder, as `avatars/0190….jpg`. */
  abstract put(name: string, bytes: Buffer): Promise<void>;
  /** @returns null when there is no such file. */
  abstract get(name: string): Promise<Buffer | null>;
  /** Removing what is not there is fine. */
  abstract remove(name: string): Promise<void>;
}
