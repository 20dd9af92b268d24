import sharp from 'sharp';
import { SharpPictures } from './sharp-pictures.adapter.ts';

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

describe('pictures that come at once', () => {
  it('are each drawn, in turn, and one that is none holds up nobody', async () => {
    const pictures = new SharpPictures();
    const files = [await picture('#ff0000'), Buffer.from('no picture'), await picture('#0000ff')];
    const drawn = await Promise.all(files.map((file) => pictures.square(file, 16)));
    expect(drawn.map((one) => ('error' in one ? one.error : 'drawn'))).toEqual(['drawn', 'not_a_picture', 'drawn']);
    const colours = [];
    for (const one of drawn) {
      if ('error' in one) continue;
      const { info, data } = await sharp(one.bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([16, 16]);
      colours.push(data[0]! > 200 ? 'red' : 'blue');
    }
    expect(colours).toEqual(['red', 'blue']);
  });
});
