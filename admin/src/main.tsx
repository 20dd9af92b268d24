import '@fontsource-variable/vazirmatn/wght.css';
import './theme/english-letters.css';
import { StoreContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadOverrides } from './i18n/load-overrides.ts';
import { consoleStore } from './providers/console-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The console takes its texts as it is loaded: what was changed of them comes first.
await loadOverrides();
const { Console } = await import('./app/Console.tsx');
const store = consoleStore();
const element = (
  <StoreContextProvider value={store}>
    <Console store={store} />
  </StoreContextProvider>
);
// A router of this kind can be told to stay where something unsaved stands.
const router = createBrowserRouter([{ path: '*', element }], { basename: '/admin' });
// react-admin empties its store right after it has asked for the login page. As a transition that page would wait for the
// empty store's checks, each of which asks for it anew: seconds of a white screen.
createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
