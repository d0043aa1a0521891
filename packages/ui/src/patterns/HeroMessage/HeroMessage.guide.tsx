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
      texts={{ pause: t('landing:pauseMessages'), resume: t('landing:resumeMessages') }}
      lead={t('landing:lead')}
    />
  );
}

export const heroMessageGuide = guide({
  status: 'stable',
  use: [
    'For the headline of the landing page: seven messages that change every six seconds.',
    'The caller owns the timer: `index` selects the message. The height of the longest is reserved, so that nothing moves.',
  ],
  instead: [
    { when: 'The page has one message', use: 'PageHeader' },
    { when: 'The messages have images or links', use: 'Carousel' },
  ],
  examples: [
    {
      do: {
        show: () => <Hero messages={[t('landing:messages.4'), t('landing:messages.5')]} />,
        why: 'Three words are read in a glance, and leave the space to the lead.',
      },
      dont: {
        show: () => <Hero messages={[t('catalog:community.lead'), t('landing:messages.5')]} />,
        why: 'A sentence in this size fills the screen, and its height is reserved for all messages.',
      },
    },
  ],
  anatomy: [
    { part: 'Message, the heading of the page', selector: 'h1' },
    { part: 'Lead', selector: 'h1 + div > div' },
    { part: 'Pause button', selector: 'button' },
  ],
  keyboard: {
    Tab: 'Moves to the pause button.',
    'Enter, Space': 'Pauses or resumes the rotation.',
  },
  related: ['PageHeader', 'Carousel', 'FeatureList'],
  terms: {
    en: ['headline', 'slogan', 'rotating text', 'landing page', 'hero banner', 'claim'],
    ar: ['عنوان رئيسي', 'شعار', 'نص متبدّل', 'الصفحة الرئيسية', 'واجهة'],
    fr: ['accroche', 'slogan', 'titre animé', 'page d’accueil', 'bandeau'],
  },
});
