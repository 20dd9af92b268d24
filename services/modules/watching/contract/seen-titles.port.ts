/** A series is begun, however much of it was seen: its own page says what is left. */
export type Seen = 'begun' | 'watched';

/** How far members are with titles. */
export abstract class SeenTitles {
  /** @returns those of the titles that the member has begun. */
  abstract of(userId: number, titleIds: readonly number[]): Promise<Map<number, Seen>>;
}
