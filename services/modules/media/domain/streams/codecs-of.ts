const hex = (bytes: Buffer) => bytes.toString('hex').toUpperCase();

/**
 * The codecs of an init segment as RFC 6381 names them: H.264 with its profile and level, and AAC where there is sound.
 * @throws Error for a picture that is not H.264: streams are made with no other.
 */
export function codecsOf(init: Buffer): string {
  const at = init.indexOf('avcC');
  if (at < 0) throw new Error('the init segment has no H.264 picture');
  // After the box's name: its version, then profile, constraints and level.
  const video = `avc1.${hex(init.subarray(at + 5, at + 8))}`;
  return init.includes('mp4a') ? `${video},mp4a.40.2` : video;
}
