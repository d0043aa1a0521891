import { formatNumber, formatPercent } from '@lyceum/i18n';
import { useId, useState } from 'react';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Heading,
  Inline,
  Link,
  Notice,
  ProgressBar,
  Rating,
  Select,
  Stack,
  Switch,
  Tabs,
  Text,
  TextField,
} from '../index.ts';
import { language, t } from '../stories/index.ts';
import { createLyceumTheme, type LyceumTheme } from '../theme/builder/index.ts';

/** A second brand, which shows that a theme changes every component. */
export const meridian = (selector?: string): LyceumTheme =>
  createLyceumTheme({
    name: 'Meridian',
    accent: '#4a2fbd',
    neutral: 'cool',
    radius: 'small',
    ...(selector !== undefined && { selector }),
  });

const tones = ['info', 'positive', 'caution', 'critical'] as const;
const sortOptions = (['price', 'popularity'] as const).map((value) => ({
  value,
  label: t(`catalog:sort.${value}`),
}));

/** Components that together use every color, radius and font of a theme. */
export function BrandSample() {
  const id = useId();
  const [tab, setTab] = useState<'about' | 'sessions'>('about');
  return (
    <Stack gap="lg">
      <Heading level={2}>{t('catalog:community.title')}</Heading>
      <Text tone="soft">{t('catalog:community.lead')}</Text>
      <Inline>
        <Button tone="primary">{t('catalog:course.enrollNow')}</Button>
        <Button>{t('common:actions.browseCourses')}</Button>
        <Link href="/categories">{t('common:actions.browseCourses')}</Link>
      </Inline>
      <Inline>
        <Badge>{t('dashboard:instructor.draft')}</Badge>
        <Badge tone="accent">{t('catalog:card.free')}</Badge>
        <Badge tone="positive">{t('common:status.approved')}</Badge>
        <Badge tone="caution">{t('common:status.pending')}</Badge>
        <Badge tone="critical">{t('common:status.rejected')}</Badge>
      </Inline>
      <Card>
        <Stack>
          <Rating
            value={4.7}
            count={361}
            label={t('catalog:card.rating', { rating: formatNumber(4.7, language, 1), count: 361 })}
          />
          <ProgressBar
            label={t('catalog:course.progress')}
            value={40}
            valueText={t('catalog:course.complete', { percent: formatPercent(40, language) })}
          />
          <TextField label={t('auth:fields.name')} defaultValue="Amal" />
          <TextField
            type="email"
            label={t('auth:fields.email')}
            defaultValue="amal@"
            error={t('errors:validation.emailInvalid')}
          />
          <Select label={t('catalog:sort.label')} options={sortOptions} />
          <Checkbox label={t('courseEditor:form.handsOnPractice')} defaultChecked />
          <Switch label={t('dashboard:notifications.newsletter')} defaultChecked />
        </Stack>
      </Card>
      <Tabs
        id={id}
        label={t('catalog:course.about')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'about',
            label: t('catalog:course.about'),
            panel: <Text>{t('catalog:community.lead')}</Text>,
          },
          {
            value: 'sessions',
            label: t('catalog:courseFields.sessionList'),
            panel: <Text>{t('catalog:sessions.lead')}</Text>,
          },
        ]}
      />
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {t('catalog:course.draft')}
        </Notice>
      ))}
    </Stack>
  );
}
