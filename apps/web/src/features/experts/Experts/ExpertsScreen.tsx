import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Carousel } from '@lyceum/ui/components/Carousel';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { CalendarIcon, PaymentsIcon, ReachIcon, ToolsIcon } from '@lyceum/ui/icons';
import { BenefitCard } from '@lyceum/ui/patterns/BenefitCard';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { TestimonialCard } from '@lyceum/ui/patterns/TestimonialCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../app/page/PageMeta.tsx';

const benefits = [
  ['schedule', CalendarIcon],
  ['income', PaymentsIcon],
  ['tools', ToolsIcon],
  ['reach', ReachIcon],
] as const;
const testimonials = ['first', 'second'] as const;

export interface ExpertsScreenProps {
  /** Guests sign up here, learners apply on another page, and instructors see their status. */
  applicant: 'guest' | 'learner' | 'instructor';
  /** Called when the button of the dialog is clicked. */
  onBecome: () => void;
  /** Called when the pointer or the focus reaches the button, to load the dialog. */
  onIntent: () => void;
  /** The dialog, while it is open. */
  children?: ReactNode;
}

/** Why and how to teach here [2.92]. */
export function ExpertsScreen({ applicant, onBecome, onIntent, children }: ExpertsScreenProps) {
  const { t } = useTranslation(['experts', 'common']);
  const carousel = {
    role: t('common:carousel.role'),
    slideRole: t('common:carousel.slideRole'),
    position: (number: number, total: number) => t('common:carousel.position', { number, total }),
    pause: t('common:carousel.pause'),
    play: t('common:carousel.play'),
    previous: t('common:carousel.previous'),
    next: t('common:carousel.next'),
  };
  const wayOn = {
    guest: (
      <Button
        tone="primary"
        size="large"
        onClick={onBecome}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        aria-haspopup="dialog"
      >
        {t('experts:become')}
      </Button>
    ),
    learner: (
      <ButtonLink tone="primary" size="large" href="/experts/apply">
        {t('experts:become')}
      </ButtonLink>
    ),
    instructor: (
      <ButtonLink size="large" href="/dashboard">
        {t('experts:dashboard')}
      </ButtonLink>
    ),
  }[applicant];
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('experts:title')} description={t('experts:lead')} />
      <PageHeader title={t('experts:title')} description={t('experts:lead')} aside={wayOn} />
      <Stack gap="xxxl">
        <Carousel
          title={t('experts:benefits.title')}
          sideBySide={3}
          covered={Boolean(children)}
          slides={benefits.map(([id, icon]) => ({
            id,
            content: (
              <BenefitCard
                icon={icon}
                title={t(`experts:benefits.${id}.title`)}
                text={t(`experts:benefits.${id}.text`)}
              />
            ),
          }))}
          texts={carousel}
        />
        <Carousel
          title={t('experts:testimonials.title')}
          covered={Boolean(children)}
          slides={testimonials.map((id) => ({
            id,
            content: (
              <TestimonialCard
                quote={t(`experts:testimonials.${id}.quote`)}
                name={t(`experts:testimonials.${id}.name`)}
                occupation={t(`experts:testimonials.${id}.role`)}
                photo={`/pictures/portraits/${id}.svg`}
              />
            ),
          }))}
          texts={carousel}
        />
      </Stack>
      {children}
    </Page>
  );
}
