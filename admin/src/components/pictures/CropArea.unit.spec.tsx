import { render, screen } from '@testing-library/react';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import type { UploadedPicture } from '../../providers/commands/catalogue/picture-commands.ts';
import { InConsole } from '../testing/InConsole.tsx';
import { CropArea } from './CropArea.tsx';

it('each handle of a crop has a name of its own', async () => {
  await i18nProvider.changeLocale('en');
  const picture = { key: 'a', crop: { x: 0, y: 0, width: 0.5, height: 1 }, focus: { x: 0.2, y: 0.5 } };
  render(
    <InConsole provider={{}}>
      <CropArea picture={picture as UploadedPicture} name="Poster" onCrop={() => undefined} />
    </InConsole>,
  );
  const handles = await screen.findAllByRole('button', { name: /of the visible part; the arrow keys move it$/ });
  expect(new Set(handles.map((handle) => handle.getAttribute('aria-label'))).size).toBe(8);
});
