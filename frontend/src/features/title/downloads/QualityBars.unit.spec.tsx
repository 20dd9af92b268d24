import { cleanup, render } from '@testing-library/react';
import { QualityBars } from './QualityBars.tsx';

afterEach(cleanup);

function show(level: number) {
  const { container } = render(<QualityBars level={level} />);
  const [lit, dim] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
  );
  return { lit, dim, elements: container.querySelectorAll('*').length };
}

describe('the bars of a quality', () => {
  it.each([
    [1, 0, 5],
    [6, 1, 4],
    [9, 5, 0],
    [11, 3, 2],
    [20, 10, 0],
  ])('of level %i have %i notches lit and %i not, in three elements', (level, lit, dim) => {
    expect(show(level)).toMatchObject({ lit, dim, elements: 3 });
  });

  it('of a file that only claims to be HD are in the colour of danger', () => {
    const colour = (level: number) =>
      render(<QualityBars level={level} />).container.querySelector('.text-danger-text');
    expect(colour(9)).not.toBeNull();
    expect(colour(10)).toBeNull();
  });
});
