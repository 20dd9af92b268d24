import { cutFor } from './cut.ts';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const size = { width: 1000, height: 500 };

describe('what a shape shows of a picture', () => {
  it('lies around the focus, as large as it can be', () => {
    const cut = cutFor({ crop: WHOLE, focus: { x: 0.5, y: 0.5 } }, size, { width: 1, height: 1 });
    expect(cut).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  });

  it('never leaves the crop', () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const cut = cutFor({ crop, focus: { x: 0, y: 0 } }, size, { width: 1, height: 2 });
    expect(cut).toEqual({ x: 0.5, y: 0, width: 0.25, height: 1 });
  });
});
