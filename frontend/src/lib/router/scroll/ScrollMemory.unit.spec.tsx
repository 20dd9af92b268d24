import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { PAGE_CHANGED } from '../page-changed.ts';
import { KEEP_SCROLL, ScrollMemory } from './ScrollMemory.tsx';

let navigate: NavigateFunction;

function Page() {
  navigate = useNavigate();
  return <ScrollMemory />;
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

it('tells of each page but the first, and not of what changes within one', async () => {
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

it('has the focus on the content of a new page, and of one that somebody comes back to when nothing has it', async () => {
  render(
    <MemoryRouter>
      <Page />
      <main id="content" tabIndex={-1}>
        <button type="button">Watch</button>
      </main>
    </MemoryRouter>,
  );
  const content = screen.getByRole('main');
  expect(document.activeElement).toBe(document.body);
  await act(async () => navigate('/movies'));
  expect(document.activeElement).toBe(content);
  content.blur();
  await act(async () => navigate(-1));
  expect(document.activeElement).toBe(content);
  screen.getByRole('button').focus();
  await act(async () => navigate(1));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
