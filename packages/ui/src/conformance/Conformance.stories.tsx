import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { type FieldValues, useForm } from 'react-hook-form';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as everything from '../index.ts';
import { direction, language, t } from '../stories/index.ts';

type AnyComponent = FunctionComponent<Record<string, unknown>>;
type Args = Record<string, unknown>;
type DraftFormArgs = Omit<everything.DraftFormProps<FieldValues, unknown>, 'form'>;

interface StoryFile {
  default: { args?: Args };
  [story: string]: { args?: Args } | undefined;
}

const files = import.meta.glob<StoryFile>(
  ['../components/**/*.stories.tsx', '../patterns/**/*.stories.tsx'],
  {
    eager: true,
  },
);

/** The props of each component: the args of its first story. */
const args: Record<string, Args> = {
  ButtonLink: { href: '/categories', children: t('common:actions.browseCourses') },
  StatList: {
    label: t('dashboard:instructor.statistics'),
    stats: [{ label: t('dashboard:instructor.totalCourses'), value: '3' }],
  },
};
for (const [path, { default: meta, ...stories }] of Object.entries(files)) {
  const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
  args[name] = { ...meta.args, ...Object.values(stories)[0]?.args };
}

/** Components without an element of their own, and the frame of a control, whose attributes are those of the control. */
const rootless = ['UiProvider', 'UiLanguage', 'Field'];
/** Components that render nothing unless open. */
const overlays = ['Dialog', 'Drawer', 'HeaderDrawer'];

/** Components that render their root after a press of their button. */
const behindButton = ['Menu', 'UserMenu'];
/** Components whose `ref` is attached to each radio button. */
const refInside = ['RadioGroup', 'StarInput'];

/** Components with a prop that only a hook returns. */
const withHooks: Record<string, AnyComponent> = {
  DraftForm: (props) => <everything.DraftForm {...(props as unknown as DraftFormArgs)} form={useForm()} />,
};

const names = Object.keys(everything).filter((name) => /^[A-Z]/.test(name) && !rootless.includes(name));

const meta = {
  title: 'Conformance',
  tags: ['!autodocs', '!dev'],
  render: () => <div id="conformance" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const needsName =
  'a[href], button, input:not([type=hidden]), select, textarea, dialog, [role]:not([role=presentation], [role=none], [role=status], [role=alert], [role=group], [role=listitem], [role=list], [role=separator], [hidden])';

/** Mounts a component with a ref and plain attributes, and returns what violates the conventions. */
async function violationsOf(name: string): Promise<string[]> {
  const storyArgs = args[name];
  if (!storyArgs) return [`${name} has no story`];
  const place = document.createElement('div');
  document.querySelector('#conformance')?.append(place);
  const root = createRoot(place);
  const refs: unknown[] = [];
  const component = withHooks[name] ?? (everything as unknown as Record<string, AnyComponent>)[name];
  if (!component) return [`${name} is not exported`];
  root.render(
    <everything.UiProvider language={language} direction={direction}>
      {createElement(component, {
        ...storyArgs,
        ...(overlays.includes(name) && { open: true }),
        ref: (element: unknown) => {
          if (element) refs.push(element);
        },
        id: `the-${name}`,
        'aria-details': 'plain',
        'data-conformance': name,
      })}
    </everything.UiProvider>,
  );
  const elements = () => document.querySelectorAll(`[data-conformance="${name}"]`);
  const violations: string[] = [];
  try {
    if (behindButton.includes(name)) await userEvent.click(await within(place).findByRole('button'));
    await waitFor(() => expect(elements().length).toBe(1));
    const element = elements()[0] as HTMLElement;
    const referred = refInside.includes(name)
      ? refs.every((ref) => ref instanceof Element && element.contains(ref))
      : refs.includes(element);
    if (refs.length === 0 || !referred) {
      violations.push(`${name}: the ref is not that of the element with the attributes`);
    }
    if (element.id !== `the-${name}`) violations.push(`${name}: the id does not reach the root`);
    if (element.getAttribute('aria-details') !== 'plain')
      violations.push(`${name}: attributes do not reach the root`);
    for (const each of [element, ...element.querySelectorAll(needsName)]) {
      if (!each.matches(needsName) || each.closest('[aria-hidden=true], [inert]')) continue;
      try {
        // A part may appear once the component knows its width.
        await waitFor(() => expect(each).toHaveAccessibleName());
      } catch {
        violations.push(`${name}: no name for ${each.outerHTML.slice(0, 120)}`);
      }
    }
  } catch {
    violations.push(`${name}: ${elements().length} elements have its attributes, where its root should`);
  }
  root.unmount();
  place.remove();
  return violations;
}

/** The ref and plain attributes reach the root of each component, and every control has a name. */
export const Everything: Story = {
  play: async () => {
    const violations: string[] = [];
    for (const name of names) violations.push(...(await violationsOf(name)));
    if (violations.length > 0) throw new Error(violations.join('\n'));
  },
};
