import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { listenBeforeRouter } from '../../lib/router/back-first.ts';
import { useBackCloses } from './use-back-closes.ts';

function Overlay({ onClose }: { onClose(): void }) {
  const [, setParams] = useSearchParams();
  useBackCloses(true, onClose);
  return (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        close
      </button>
      <button type="button" onClick={() => setParams({ genre: 'drama' }, { replace: true })}>
        filter
      </button>
      <Link to="/elsewhere" onClick={onClose}>
        elsewhere
      </Link>
    </div>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  const [second, setSecond] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{pathname + search}</p>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
          setSecond(true);
        }}
      >
        next
      </button>
      <button type="button" onClick={() => navigate('/page')}>
        page
      </button>
      {open && <Overlay onClose={() => setOpen(false)} />}
      {second && <Overlay onClose={() => setSecond(false)} />}
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const address = () => screen.getByRole('status').textContent;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const leadsTo = (place: string) => waitFor(() => expect(address()).toBe(place));

/** A closed overlay takes its entry away in a turn of its own. */
const goneFromHistory = () => waitFor(() => expect(Object.hasOwn(history, 'pushState')).toBe(false));

function show(byHand: boolean): void {
  globalThis.matchMedia = (() => ({ matches: byHand })) as unknown as typeof matchMedia;
  history.pushState(null, '', '/');
  render(<Page />, { wrapper: BrowserRouter });
}

beforeAll(listenBeforeRouter);

describe('back on a phone', () => {
  beforeEach(async () => {
    show(true);
    await press('page');
    await press('open');
  });

  it('closes what is open, and leaves the page with the second press only', async () => {
    history.back();
    await closed();
    expect(address()).toBe('/page');
    history.back();
    await leadsTo('/');
  });

  it('leaves the page at once where the overlay was closed otherwise', async () => {
    await press('close');
    await goneFromHistory();
    expect(address()).toBe('/page');
    history.back();
    await leadsTo('/');
  });

  it('comes from the page that an overlay led to back to the one under it', async () => {
    await press('elsewhere');
    await closed();
    expect(address()).toBe('/elsewhere');
    history.back();
    await leadsTo('/page');
    history.back();
    await leadsTo('/');
  });

  it('keeps what was chosen in the overlay', async () => {
    await press('filter');
    history.back();
    await closed();
    expect(address()).toBe('/page?genre=drama');
    expect(location.search).toBe('?genre=drama');
    history.back();
    await leadsTo('/');
  });

  it('closes an overlay that another has given way to', async () => {
    await press('next');
    history.back();
    await closed();
    expect(address()).toBe('/page');
    history.back();
    await leadsTo('/');
  });
});

it('is meant for the page on a desktop', async () => {
  show(false);
  await press('page');
  await press('open');
  history.back();
  await leadsTo('/');
});
