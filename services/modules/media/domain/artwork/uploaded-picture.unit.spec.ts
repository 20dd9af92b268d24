import { cutFor } from './uploaded-picture.ts';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const size = { width: 1000, height: 500 };

describe('the part of a picture that a shape shows', () => {
  it('is as large as it can be, around the focus', () => {
    const cut = cutFor({ crop: WHOLE, focus: { x: 0.5, y: 0.5 } }, size, { width: 300, height: 450 });
    expect(cut).toEqual({ left: 334, top: 0, width: 333, height: 500 });
  });

  it('ends where the picture ends', () => {
    const cut = cutFor({ crop: WHOLE, focus: { x: 0.99, y: 0.1 } }, size, { width: 1, height: 1 });
    expect(cut).toEqual({ left: 500, top: 0, width: 500, height: 500 });
  });

  it('never leaves the crop', () => {
    const crop = { x: 0.2, y: 0.4, width: 0.3, height: 0.6 };
    expect(cutFor({ crop, focus: { x: 0, y: 0 } }, size, { width: 16, height: 9 })).toEqual({
      left: 200,
      top: 200,
      width: 300,
      height: 168,
    });
  });

  it('is at least a pixel, whatever is asked of a small picture', () => {
    const cut = cutFor({ crop: WHOLE, focus: { x: 1, y: 1 } }, { width: 3, height: 2 }, { width: 1600, height: 10 });
    expect(cut).toEqual({ left: 0, top: 1, width: 3, height: 1 });
  });
});
