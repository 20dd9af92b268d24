/** How far a member is with one file of a title. */
export interface WatchedPlace {
  /** Of a series. */
  season: number | null;
  episode: number | null;
  /** Seconds. */
  position: number;
  /** Whether it was ever seen to its end. */
  watched: boolean;
}

/** How far members are within a title, for what opens as they watch. */
export abstract class WatchedPlaces {
  abstract of(userId: number, titleId: number): Promise<WatchedPlace[]>;
}
