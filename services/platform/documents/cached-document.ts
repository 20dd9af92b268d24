/** A document in the cache; what was made of it is good until it is dropped. */
export interface CachedDocument {
  readonly dropped: boolean;
  /** What other documents are put together with, such as names: an answer is not made of it alone. */
  readonly ingredient: boolean;
}
