import { Badge, Button, Inline, ProgressBar, Stack } from '@lyceum/ui';
import { UiProvider } from '@lyceum/ui/provider';
import { Unstyled } from '@storybook/addon-docs/blocks';

function Example({ texts }: { texts: { badge: string; progress: string; back: string; next: string } }) {
  return (
    <Stack>
      <Inline justify="between">
        <strong>TypeScript</strong>
        <Badge tone="positive">{texts.badge}</Badge>
      </Inline>
      <ProgressBar label={texts.progress} value={40} valueText={texts.progress} />
      <Inline justify="between">
        <Button>{texts.back}</Button>
        <Button tone="primary">{texts.next}</Button>
      </Inline>
    </Stack>
  );
}

/** The same example in both directions, side by side. */
export function MirroredExample() {
  return (
    <Unstyled>
      <div className="plate plate-pair">
        <div lang="en" dir="ltr">
          <UiProvider language="en">
            <Example texts={{ badge: 'Approved', progress: '40% complete', back: 'Back', next: 'Next' }} />
          </UiProvider>
        </div>
        <div lang="ar" dir="rtl">
          <UiProvider language="ar">
            <Example texts={{ badge: 'معتمد', progress: 'اكتمل 40%', back: 'رجوع', next: 'التالي' }} />
          </UiProvider>
        </div>
      </div>
    </Unstyled>
  );
}
