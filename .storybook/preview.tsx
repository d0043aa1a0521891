import '@lyceum/ui/theme';
import { UiProvider } from '@lyceum/ui/provider';
import { direction, language } from '@lyceum/ui/stories';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

const inApp: Decorator = (Story, { globals }) => {
  const { theme } = globals;
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <UiProvider language={language} direction={direction}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inApp],
  initialGlobals: { language, theme: 'light' },
};

document.documentElement.lang = language;
document.documentElement.dir = direction;

export default preview;
