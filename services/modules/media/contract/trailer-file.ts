/** Of its hash: enough that no two trailers share a name. */
const KEY_DIGITS = 20;
const UPLOADED = new RegExp(`^trailer-[0-9a-f]{${KEY_DIGITS}}$`);

/** By which titles name a trailer that was uploaded. */
export function uploadedTrailer(sha256: string): string {
  return `trailer-${sha256.slice(0, KEY_DIGITS)}`;
}

/** Others lie elsewhere, or were put into the storage by hand. */
export function isUploadedTrailer(key: string): boolean {
  return UPLOADED.test(key);
}

/** Where the storage keeps a trailer of ours. */
export function trailerFile(key: string): string {
  return `trailers/${key}.mp4`;
}
