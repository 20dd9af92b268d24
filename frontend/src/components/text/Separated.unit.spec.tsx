import { render } from '@testing-library/react';
import { Separated } from './Separated.tsx';

it('each piece of a line has a direction of its own, and what is not there leaves no separator', () => {
  const { container } = render(<Separated pieces={[false, '2160p', null, 'H.264', '۱:۰۰']} />);
  expect(container.innerHTML).toBe('<bdi>2160p</bdi> · <bdi>H.264</bdi> · <bdi>۱:۰۰</bdi>');
});
