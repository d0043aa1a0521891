import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Text } from '../Text/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { type Tab, Tabs } from './Tabs.tsx';

function Selecting({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [value, setValue] = useState(tabs[0]?.value ?? '');
  return <Tabs label={label} tabs={tabs} value={value} onChange={setValue} />;
}

const qualifications = t('instructor:fields.qualifications');
const about = <Text size="small">{t('catalog:community.lead')}</Text>;
const sessions = <Text size="small">{t('catalog:sessions.lead')}</Text>;
const sorts = (['name', 'rating', 'price'] as const).map((value) => ({
  value,
  label: t(`catalog:sort.${value}`),
}));

export const tabsGuide = guide({
  status: 'stable',
  use: [
    'For a few views of one thing, of which users need one at a time.',
    'Mark a tab if a field in it is invalid, and select it after a failed submission.',
  ],
  instead: [
    { when: 'Each view has its own address', use: 'SideNav' },
    { when: 'The views are steps', use: 'StepForm' },
    { when: 'It sorts or filters a list', use: 'Select' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack>
            <ProgressBar
              label={t('instructor:onboarding.progress')}
              value={67}
              valueText={t('instructor:onboarding.position', { step: 2, steps: 3 })}
            />
            <TextArea label={qualifications} rows={2} />
            <Inline justify="between">
              <Button>{t('common:actions.back')}</Button>
              <Button tone="primary">{t('common:actions.next')}</Button>
            </Inline>
          </Stack>
        ),
        why: 'Steps have an order, and each one is checked before the next.',
      },
      dont: {
        show: () => (
          <Selecting
            label={t('instructor:onboarding.progress')}
            tabs={(['expertise', 'qualifications', 'bio'] as const).map((value) => ({
              value,
              label: t(`instructor:onboarding.steps.${value}`),
              panel: <TextArea label={t(`instructor:fields.${value}`)} rows={2} />,
            }))}
          />
        ),
        why: 'Tabs have no order: users submit the first one and never see the others.',
      },
    },
    {
      do: {
        show: () => (
          <Selecting
            label={t('courseEditor:form.previewName')}
            tabs={[
              { value: 'about', label: t('catalog:course.about'), panel: about },
              { value: 'sessions', label: t('catalog:courseFields.sessionList'), panel: sessions },
            ]}
          />
        ),
        why: 'Each tab shows another side of the same course.',
      },
      dont: {
        show: () => (
          <Selecting
            label={t('catalog:sort.label')}
            tabs={sorts.map((sort) => ({ ...sort, panel: sessions }))}
          />
        ),
        why: 'Tabs promise different content, but each one shows the same list in another order: use a select.',
      },
    },
  ],
  anatomy: [
    { part: 'The list of tabs', selector: '[role="tablist"]' },
    { part: 'The selected tab', selector: '[role="tab"][aria-selected="true"]' },
    { part: 'The panel of the selected tab', selector: '[role="tabpanel"]:not([hidden])' },
  ],
  keyboard: {
    Tab: 'Moves to the selected tab, then to the first element in its panel.',
    '←, →': 'Select the tab on that side, also in Arabic, and wrap.',
    'Home, End': 'Select the first or the last tab.',
  },
  related: ['SideNav', 'StepForm', 'Select', 'RadioGroup', 'CourseForm'],
  terms: {
    en: ['tab bar', 'tab list', 'panels', 'views', 'segmented control'],
    ar: ['تبويبات', 'علامات تبويب', 'ألسنة', 'لوحات', 'طرق العرض'],
    fr: ['onglets', 'barre d’onglets', 'panneaux', 'vues', 'contrôle segmenté'],
  },
});
