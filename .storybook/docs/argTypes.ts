import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Whether a value has functions or elements in it, which Storybook's editor of objects shows as compiled code. */
const hasCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    ('$$typeof' in value || Object.values(value).some(hasCode)));

/** Shows the default value of a prop in its own column only, and an editor only for values that are readable data. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        description: (argType.description ?? '').replace(/\s*@default[\s\S]*$/, ''),
        ...(hasCode(initialArgs[name]) ? { control: { disable: true } } : null),
      },
    ]),
  );
