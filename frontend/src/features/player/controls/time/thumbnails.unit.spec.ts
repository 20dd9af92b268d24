import { parseThumbnails, thumbnailAt } from './thumbnails.ts';

const VTT = `WEBVTT

00:00.000 --> 00:10.000
0.jpg#xywh=0,0,160,90

2
00:00:10.000 --> 01:00:20.500 align:start
0.jpg#xywh=160,0,160,90

00:30.000 --> 00:40.000
not a picture
`;

describe('thumbnails', () => {
  const read = (text: string) => parseThumbnails(text, 'https://parde.example/media/thumbnails/ab/thumbnails.vtt');

  it('are parts of sheets that lie beside the file', () => {
    expect(read(VTT)).toEqual([
      { from: 0, to: 10, sheet: 'https://parde.example/media/thumbnails/ab/0.jpg', x: 0, y: 0, width: 160, height: 90 },
      expect.objectContaining({ from: 10, to: 3_620.5, x: 160, y: 0 }),
    ]);
    expect(read(VTT.replaceAll('\n', '\r\n'))).toHaveLength(2);
    expect(read('<html>')).toEqual([]);
  });

  it('are found by their second, the last one to the end', () => {
    const all = read(VTT);
    expect(thumbnailAt(all, 9.99)?.x).toBe(0);
    expect(thumbnailAt(all, 10)?.x).toBe(160);
    expect(thumbnailAt(all, 9_999)?.x).toBe(160);
    expect(thumbnailAt([], 1)).toBeNull();
  });
});
