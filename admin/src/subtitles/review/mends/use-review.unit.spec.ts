import { fireEvent, renderHook } from '@testing-library/react';
import { useReview } from './use-review.ts';

const press = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });

it('the key R refuses the subtitle as a whole, unless a dialog has the floor', () => {
  const onRefuse = jest.fn();
  const ends = { onPublish: jest.fn(), onRefuse };
  const { rerender } = renderHook(({ paused }) => useReview([], ends, paused), { initialProps: { paused: false } });
  press('r');
  expect(onRefuse).toHaveBeenCalledTimes(1);
  rerender({ paused: true });
  press('r');
  expect(onRefuse).toHaveBeenCalledTimes(1);
});
