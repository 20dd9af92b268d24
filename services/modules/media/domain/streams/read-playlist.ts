const INFO = /^#EXTINF:(?<seconds>[\d.]+)/;

/** @returns the files of a media playlist with their seconds, in their order. @throws Error for a playlist without an end. */
export function readPlaylist(text: string): { file: string; seconds: number }[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (!lines.includes('#EXT-X-ENDLIST')) throw new Error('the playlist has no end: it was not finished');
  return lines.flatMap((line, index) => {
    const seconds = Number(INFO.exec(line)?.groups?.['seconds']);
    const file = lines[index + 1];
    return Number.isNaN(seconds) || !file ? [] : [{ file, seconds }];
  });
}
