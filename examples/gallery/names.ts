import type * as ui from '@lyceum/ui';

type ExportName = keyof typeof ui;

/** The names of all components that `@lyceum/ui` exports. Other exports begin with a small letter. */
export type ComponentName = {
  [Name in ExportName]: Name extends Capitalize<Name> ? Name : never;
}[ExportName];
