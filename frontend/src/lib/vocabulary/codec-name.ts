const NAMES: Readonly<Record<string, string>> = { h264: 'H.264', hevc: 'H.265', vp8: 'VP8', vp9: 'VP9', av1: 'AV1' };

/** A codec as people write it. */
export function codecName(codec: string): string {
  return NAMES[codec] ?? codec.toUpperCase();
}
