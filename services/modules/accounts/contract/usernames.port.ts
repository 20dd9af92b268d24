/** Usernames as they are now, for lists that show who did something. */
export abstract class Usernames {
  /** @returns the username of each account that is known to the read side, by its id. */
  abstract find(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
