/** What members have rated titles with. */
export abstract class ViewerRatings {
  /** @returns the mean of the six grades, 1–10 with one decimal, of those titles that the member has rated. */
  abstract of(userId: number, titleIds: readonly number[]): Promise<Map<number, number>>;
  /** @returns all titles that the member has rated with these means, the highest first. */
  abstract all(userId: number): Promise<Map<number, number>>;
}
