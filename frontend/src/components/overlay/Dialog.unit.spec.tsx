import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useLayoutEffect, useRef, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { listenBeforeRouter } from '../../lib/router/back-first.ts';
import { Dialog } from './Dialog.tsx';

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
});
