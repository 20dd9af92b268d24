import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from '../lib/api/connection.ts';
import { startI18n } from '../lib/i18n/i18n.ts';
import { watchTyping } from '../lib/modules/typed-text.ts';
import { followSystemTheme } from '../lib/theme/theme.ts';
import { App } from './App.tsx';

followSystemTheme();
watchConnection();
watchTyping();
await startI18n();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** What nobody needs to see the page comes after it. */
const loaded = () => {
  void import('./offline/start-offline.ts').then(
    ({ startOffline }) => startOffline(),
    () => undefined,
  );
  void import('./shell/start-card-tools.ts').then(
    ({ startCardTools }) => startCardTools(),
    () => undefined,
  );
};
if (document.readyState === 'complete') loaded();
else addEventListener('load', loaded, { once: true });
