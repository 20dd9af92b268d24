import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useMedia } from './use-media.ts';

const Wide = () => <p role="status">{String(useMedia('(min-width: 64rem)'))}</p>;

it('follows the screen, and knows none on the server', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  globalThis.matchMedia = (() => media) as unknown as typeof matchMedia;
  render(<Wide />);
  expect(screen.getByRole('status').textContent).toBe('true');
  media.matches = false;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(screen.getByRole('status').textContent).toBe('false');
  media.matches = true;
  expect(renderToString(<Wide />)).toContain('false');
});
