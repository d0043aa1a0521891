import '@lyceum/ui/styles.css';
import { directions } from '@lyceum/i18n';
import { UiProvider } from '@lyceum/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { language } from './texts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <UiProvider language={language} direction={directions[language]}>
      <App />
    </UiProvider>
  </StrictMode>,
);
