import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { PAGE_CHANGED } from './page-changed.ts';
import { KEEP_SCROLL, ScrollMemory } from './ScrollMemory.tsx';

let navigate: NavigateFunction;

function Page() {
  navigate = useNavigate();
  return <ScrollMemory />;
}

it('tells of each page but the first, and not of what changes within one', async () => {
  window.scrollTo = () => undefined;
  let told = 0;
  addEventListener(PAGE_CHANGED, () => {
    told += 1;
  });
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  expect(told).toBe(0);
  await act(async () => navigate('/movies'));
  await act(async () => navigate('/movies?page=2', { state: KEEP_SCROLL }));
  expect(told).toBe(1);
  await act(async () => navigate(-1));
  expect(told).toBe(2);
});
