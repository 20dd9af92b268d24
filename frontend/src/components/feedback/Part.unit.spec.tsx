import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { lazyPart } from './lazy-part.ts';
import { failedAlone, failedNotice, failedOverlay, Part } from './Part.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'fa', resources: {} });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  onlineManager.setOnline(true);
});

/** A part whose file comes once the connection is there. */
function partOf(connection: { there: boolean }) {
  return lazyPart('AnyPart', async () => {
    if (!connection.there) throw new TypeError('Failed to fetch');
    return { default: () => <p>the part</p> };
  });
}

async function show(Broken: ReturnType<typeof partOf>, failed?: typeof failedOverlay | typeof failedAlone) {
  // React tells the console of each error that a boundary contains.
  const { error } = console;
  console.error = () => undefined;
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <p>the rest</p>
        <Part failed={failed}>
          <Broken />
        </Part>
      </I18nextProvider>,
    ),
  );
  console.error = error;
}

describe('a part whose file does not come', () => {
  it('leads home, too, where it is all that there is', async () => {
    await show(partOf({ there: false }), failedAlone);
    expect(screen.getByRole('heading', { level: 1, name: 'error.offline.title' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'nav.home' }).getAttribute('href')).toBe('/');
  });

  it.each([undefined, failedOverlay, failedAlone])(
    'is a button that asks for it again, and the rest lives',
    async (failed) => {
      const connection = { there: false };
      await show(partOf(connection), failed);
      expect(screen.getByText('the rest')).toBeTruthy();
      connection.there = true;
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'error.retry' })));
      expect(screen.getByText('the part')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('takes the keys where a press has asked for it, and gives them back to what was pressed', async () => {
    const connection = { there: false };
    document.body.innerHTML = '<button type="button">pressed</button>';
    const pressed = document.body.querySelector('button')!;
    pressed.focus();
    await show(partOf(connection), failedOverlay);
    const retry = () => screen.getByRole('button', { name: 'error.retry' });
    expect(document.activeElement).toBe(retry());
    connection.there = true;
    await act(async () => fireEvent.click(retry()));
    expect(document.activeElement).toBe(pressed);
  });

  it('leaves the keys where they are when it would have come by itself', async () => {
    document.body.innerHTML = '<input>';
    const field = document.body.querySelector('input')!;
    field.focus();
    await show(partOf({ there: false }), failedNotice);
    expect(document.activeElement).toBe(field);
  });

  it('comes by itself when the connection is back', async () => {
    const connection = { there: false };
    onlineManager.setOnline(false);
    await show(partOf(connection));
    expect(screen.queryByText('the part')).toBeNull();
    connection.there = true;
    await act(async () => onlineManager.setOnline(true));
    expect(screen.getByText('the part')).toBeTruthy();
  });
});
