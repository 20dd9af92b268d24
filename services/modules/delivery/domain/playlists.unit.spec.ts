import type { StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { masterPlaylist, renditionPlaylist } from './playlists.ts';

const stream: StreamFacts = {
  thumbnails: null,
  renditions: [
    {
      name: '720p',
      width: 1280,
      height: 720,
      bandwidth: 2_000_000,
      codecs: 'avc1.64001f,mp4a.40.2',
      initSize: 900,
      segments: [
        { size: 5_000, durationSeconds: 4 },
        { size: 2_000, durationSeconds: 1.52 },
      ],
    },
  ],
};

it('names each quality by an address beside it', () => {
  expect(masterPlaylist(stream).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2"',
    '720p.m3u8',
    '',
  ]);
});

it('names the segments of a quality, and ends', () => {
  expect(renditionPlaylist(stream.renditions[0]!).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="720p/init.mp4"',
    '#EXTINF:4.000000,',
    '720p/0.m4s',
    '#EXTINF:1.520000,',
    '720p/1.m4s',
    '#EXT-X-ENDLIST',
    '',
  ]);
});
