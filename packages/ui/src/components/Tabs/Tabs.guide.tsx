import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { type Tab, Tabs } from './Tabs.tsx';

function Selecting({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [value, setValue] = useState(tabs[0]?.value ?? '');
  return <Tabs label={label} tabs={tabs} value={value} onChange={setValue} />;
}

const about = <Text size="small">{t('catalog:community.lead')}</Text>;
const sessions = <Text size="small">{t('catalog:sessions.lead')}</Text>;
const sorts = (['name', 'rating', 'price'] as const).map((value) => ({
  value,
  label: t(`catalog:sort.${value}`),
}));

export const tabsGuide = guide({
  use: [
    'For a few views of one thing that users need one at a time.',
    'Mark a tab if a field in it is invalid, and select it after a failed submission.',
  ],
  instead: [
    { when: 'Each view has its own address', use: 'SideNav' },
    { when: 'The views are steps', use: 'StepForm' },
    { when: 'It sorts or filters a list', use: 'Select' },
  ],
  do: (
    <Selecting
      label={t('courseEditor:form.previewName')}
      tabs={[
        { value: 'about', label: t('catalog:course.about'), panel: about },
        { value: 'sessions', label: t('catalog:courseFields.sessionList'), panel: sessions },
      ]}
    />
  ),
  why: 'Each tab shows another side of the same course.',
  dont: (
    <Selecting label={t('catalog:sort.label')} tabs={sorts.map((sort) => ({ ...sort, panel: sessions }))} />
  ),
  whyNot: 'Tabs promise different content, but each one shows the same list in another order.',
  keyboard: {
    Tab: 'Moves to the selected tab, then to the first element in its panel.',
    '←, →': 'Select the tab on that side, also in Arabic, and wrap.',
    'Home, End': 'Select the first or the last tab.',
  },
});
