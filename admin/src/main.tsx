import '@fontsource-variable/vazirmatn/wght.css';
import { StoreContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Console } from './app/Console';
import { consoleStore } from './providers/console-store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = consoleStore();
createRoot(root).render(
  <BrowserRouter basename="/admin">
    <StoreContextProvider value={store}>
      <Console store={store} />
    </StoreContextProvider>
  </BrowserRouter>,
);
