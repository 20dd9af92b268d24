/** A document in the cache; what was made of it is good until it is dropped. */
export interface CachedDocument {
  readonly dropped: boolean;
}
