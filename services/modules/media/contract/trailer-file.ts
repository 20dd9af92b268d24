/** Where the storage keeps a trailer of ours. */
export function trailerFile(key: string): string {
  return `trailers/${key}.mp4`;
}
