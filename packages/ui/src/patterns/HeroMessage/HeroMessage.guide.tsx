import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { HeroMessage } from './HeroMessage.tsx';

function Hero({ messages }: { messages: readonly string[] }) {
  const [paused, setPaused] = useState(false);
  return (
    <HeroMessage
      messages={messages}
      index={0}
      paused={paused}
      onPause={() => setPaused(!paused)}
      texts={{ pause: t('catalog:landing.pauseMessages'), resume: t('catalog:landing.resumeMessages') }}
      lead={t('catalog:landing.lead')}
    />
  );
}

export const heroMessageGuide = guide({
  use: [
    'For the headline of the landing page: seven messages that change every six seconds.',
    'The caller owns the timer: `index` selects the message. The height of the longest is reserved, so that nothing moves.',
  ],
  instead: [
    { when: 'The page has one message', use: 'PageHeader' },
    { when: 'The messages have images or links', use: 'Carousel' },
  ],
  do: <Hero messages={[t('catalog:landing.messages.4'), t('catalog:landing.messages.5')]} />,
  why: 'Three words are read at a glance and leave space for the lead.',
  dont: <Hero messages={[t('catalog:community.lead'), t('catalog:landing.messages.5')]} />,
  whyNot: 'A sentence of this size fills the screen, and every message reserves its height.',
  keyboard: {
    Tab: 'Moves to the pause button.',
    'Enter, Space': 'Pauses or resumes the rotation.',
  },
});
