import type { PluginOption } from 'vite';

/** Source files of components with a docs page. */
const documented =
  /\/(packages\/ui\/src\/(components|patterns)|apps\/web\/src\/(app|features))\/.*(?<!\.stories|\.container)\.tsx$/;

/** Limits Storybook's docgen to them: it would parse every file, which takes half of the build. */
export function limitDocgen(options: readonly PluginOption[]): void {
  for (const plugin of options) {
    if (Array.isArray(plugin)) limitDocgen(plugin);
    else if (plugin && 'transform' in plugin && plugin.name === 'storybook:react-docgen-plugin') {
      const { transform } = plugin;
      if (typeof transform === 'function')
        plugin.transform = { filter: { id: documented }, handler: transform };
    }
  }
}
