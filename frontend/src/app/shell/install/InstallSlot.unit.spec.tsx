import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchInstallOffer } from '../../../lib/install/install-offer.ts';
import { InstallSlot } from './InstallSlot.tsx';

const YESTERDAY = Math.floor(Date.now() / 86_400_000) - 1;

/** As a browser offers it. @returns how often its dialog was opened. */
function offer(outcome: 'accepted' | 'dismissed'): () => number {
  let opened = 0;
  const prompt = async () => {
    opened += 1;
    return { outcome };
  };
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return () => opened;
}

beforeAll(watchInstallOffer);
beforeEach(() => localStorage.setItem('parde.install', JSON.stringify({ days: [YESTERDAY] })));
afterEach(() => act(() => void dispatchEvent(new Event('appinstalled'))));

describe('the hint that the site can be installed', () => {
  it('opens the browser’s own dialog once, and is gone then', async () => {
    render(<InstallSlot />);
    const opened = offer('accepted');
    await screen.findByRole('complementary');
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(opened()).toBe(1);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('is sent away for good', async () => {
    const first = render(<InstallSlot />);
    offer('dismissed');
    await userEvent.click((await screen.findAllByRole('button'))[1]!);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    first.unmount();
    render(<InstallSlot />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is not shown to who has come for the first time', () => {
    localStorage.removeItem('parde.install');
    render(<InstallSlot />);
    offer('accepted');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
