import type { PersonRef } from '#modules/catalogue/contract/post-card.ts';

/** People as lists show them, for modules that list people by an order of their own. */
export abstract class PersonCards {
  /** @returns those who are known. */
  abstract of(personIds: readonly number[]): Promise<Map<number, PersonRef>>;
}
