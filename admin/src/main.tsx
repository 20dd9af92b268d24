import '@fontsource-variable/vazirmatn/wght.css';
import { StoreContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Console } from './app/Console.tsx';
import { consoleStore } from './providers/console-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = consoleStore();
// react-admin empties its store right after it has asked for the login page. As a transition that page would wait for the
// empty store's checks, each of which asks for it anew: seconds of a white screen.
createRoot(root).render(
  <BrowserRouter basename="/admin" useTransitions={false}>
    <StoreContextProvider value={store}>
      <Console store={store} />
    </StoreContextProvider>
  </BrowserRouter>,
);
