import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import type * as everything from '../index.ts';

type Everything = typeof everything;
type NameOfComponent = {
  [Name in keyof Everything]: Everything[Name] extends (props: never) => unknown
    ? Name extends Capitalize<Name>
      ? Name
      : never
    : never;
}[keyof Everything];

/** The props of a component, with each way in which they may be given. */
type KeysOf<Props> = Props extends unknown ? keyof Props : never;
type PropNames<Name extends NameOfComponent> = Everything[Name] extends (props: infer Props) => unknown
  ? KeysOf<Props>
  : never;

/** Components whose callers could have a say in the look. */
type Open = {
  [Name in NameOfComponent]: Extract<PropNames<Name>, 'className' | 'style'> extends never ? never : Name;
}[NameOfComponent];

test('no component takes a class name or a style', () => {
  expectTypeOf<Open>().toEqualTypeOf<never>();
  expectTypeOf<NameOfComponent>()
    .extract<'Badge' | 'Dialog' | 'InfiniteList'>()
    .toEqualTypeOf<'Badge' | 'Dialog' | 'InfiniteList'>();
  expectTypeOf<ComponentProps<Everything['Badge']>>().not.toHaveProperty('className');
});
