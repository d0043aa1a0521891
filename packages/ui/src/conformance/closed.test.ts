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

/** The keys of all variants of the props. */
type KeysOf<Props> = Props extends unknown ? keyof Props : never;
type PropNames<Name extends NameOfComponent> = Everything[Name] extends (props: infer Props) => unknown
  ? KeysOf<Props>
  : never;

/** Components that accept a class name or a style. */
type Open = {
  [Name in NameOfComponent]: Extract<PropNames<Name>, 'className' | 'style'> extends never ? never : Name;
}[NameOfComponent];

test('no component accepts a class name or a style', () => {
  expectTypeOf<Open>().toEqualTypeOf<never>();
  expectTypeOf<NameOfComponent>()
    .extract<'Badge' | 'Dialog' | 'InfiniteList'>()
    .toEqualTypeOf<'Badge' | 'Dialog' | 'InfiniteList'>();
  expectTypeOf<ComponentProps<Everything['Badge']>>().not.toHaveProperty('className');
});
