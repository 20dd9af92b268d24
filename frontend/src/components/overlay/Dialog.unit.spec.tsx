import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { listenBeforeRouter } from '../../lib/router/back-first.ts';
import { ScrollMemory } from '../../lib/router/scroll/ScrollMemory.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu, MenuItem } from './Menu.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  listenBeforeRouter();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});

function Page() {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const main = useRef<HTMLElement>(null);
  // As a new page does.
  useLayoutEffect(() => {
    if (left) main.current?.focus();
  }, [left]);
  return (
    <I18nextProvider i18n={i18n}>
      <button type="button" onClick={() => setOpen(true)}>
        opener
      </button>
      <main ref={main} tabIndex={-1}>
        content
      </main>
      {open && (
        <Dialog open onOpenChange={setOpen} title="dialog">
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setLeft(true);
            }}
          >
            elsewhere
          </button>
        </Dialog>
      )}
    </I18nextProvider>
  );
}

async function open() {
  render(<Page />, { wrapper: MemoryRouter });
  const opener = screen.getByRole('button', { name: 'opener' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { dialog, opener };
}

describe('a dialog', () => {
  it('gives the focus back to what had opened it', async () => {
    const { dialog, opener } = await open();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the focus to the page that it has led to', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Focus is given back in a turn of its own.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is closed by back on a phone', async () => {
    globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
    await open();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the focus back to the button of the menu that has led to it', async () => {
    function WithMenu() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <main id="content" tabIndex={-1}>
            <Menu trigger={<button type="button">more</button>}>
              <MenuItem onChoose={() => setOpen(true)}>report</MenuItem>
            </Menu>
          </main>
          {open && (
            <Dialog open onOpenChange={setOpen} title="dialog">
              reasons
            </Dialog>
          )}
        </>
      );
    }
    show(<WithMenu />);
    const button = screen.getByRole('button', { name: 'more' });
    button.focus();
    fireEvent.keyDown(button, { key: 'Enter' });
    const item = await screen.findByRole('menuitem', { name: 'report' });
    item.focus();
    fireEvent.keyDown(item, { key: 'Enter' });
    await closeByKey();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('gives the focus back also where something in it had to be waited for', async () => {
    let arrive = () => {};
    const Late = lazy(
      () =>
        new Promise<{ default: () => ReactNode }>((resolve) => {
          arrive = () => resolve({ default: () => <p>here</p> });
        }),
    );
    function InTwoSteps() {
      const [asked, setAsked] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setAsked(true)}>
            ask
          </button>
          {asked && <Late />}
        </>
      );
    }
    function WithLatePart() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            opener
          </button>
          <Suspense>
            {open && (
              <Dialog open onOpenChange={setOpen} title="dialog">
                <InTwoSteps />
              </Dialog>
            )}
          </Suspense>
        </>
      );
    }
    show(<WithLatePart />);
    const opener = screen.getByRole('button', { name: 'opener' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'ask' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // As a browser does with what is hidden meanwhile.
    (document.activeElement as HTMLElement).blur();
    arrive();
    await screen.findByText('here');
    await closeByKey();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves the focus to the page that a link in it leads to, which closes it later', async () => {
    function Sheet() {
      const { pathname } = useLocation();
      const [open, setOpen] = useState(false);
      // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
      useEffect(() => setOpen(false), [pathname]);
      return (
        <>
          <ScrollMemory />
          <main id="content" tabIndex={-1}>
            {pathname}
          </main>
          <button type="button" onClick={() => setOpen(true)}>
            opener
          </button>
          {open && (
            <Dialog open onOpenChange={setOpen} title="dialog">
              <Link to="/news">news</Link>
            </Dialog>
          )}
        </>
      );
    }
    window.scrollTo = () => {};
    show(<Sheet />);
    const opener = screen.getByRole('button', { name: 'opener' });
    opener.focus();
    fireEvent.click(opener);
    fireEvent.click(await screen.findByRole('link', { name: 'news' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

function show(page: ReactNode) {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>{page}</I18nextProvider>
    </MemoryRouter>,
  );
}

async function closeByKey() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
