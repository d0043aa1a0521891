import '@lyceum/ui/styles.css';
import { directions } from '@lyceum/i18n';
import { UiProvider } from '@lyceum/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from '../gallery/Gallery.tsx';

// `?language=ar&only=Badge`
const parameters = new URLSearchParams(location.search);
const language = parameters.get('language') === 'ar' ? 'ar' : 'en';
const direction = directions[language];
document.documentElement.lang = language;
document.documentElement.dir = direction;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <UiProvider language={language} direction={direction}>
      <Gallery only={parameters.get('only') ?? undefined} />
    </UiProvider>
  </StrictMode>,
);
