import type { Rendition, StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';

const HEAD = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n';

/** HLS (RFC 8216): which qualities there are. Addresses are relative, so that the link’s token stays in front of them. */
export function masterPlaylist({ renditions }: StreamFacts): string {
  const lines = renditions.map(
    ({ name, width, height, bandwidth, codecs }) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"\n${name}.m3u8\n`,
  );
  return `${HEAD}${lines.join('')}`;
}

/** The segments of one quality. */
export function renditionPlaylist({ name, segments }: Rendition): string {
  const longest = Math.max(...segments.map(({ durationSeconds }) => durationSeconds));
  const lines = segments.map(({ durationSeconds }, n) => `#EXTINF:${durationSeconds.toFixed(6)},\n${name}/${n}.m4s\n`);
  return (
    `${HEAD}#EXT-X-TARGETDURATION:${Math.ceil(longest)}\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-PLAYLIST-TYPE:VOD\n` +
    `#EXT-X-MAP:URI="${name}/init.mp4"\n${lines.join('')}#EXT-X-ENDLIST\n`
  );
}
