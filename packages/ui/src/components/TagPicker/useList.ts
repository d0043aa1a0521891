import { useState } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';

type ListModule = typeof import('./TagPickerList.tsx');

let loaded: ListModule | undefined;

async function loadList(): Promise<ListModule> {
  loaded ??= await import('./TagPickerList.tsx');
  return loaded;
}

/**
 * The list of a `TagPicker`, undefined until it is loaded.
 * @returns `prepare`, for when the pointer or the focus comes near, and `load`, for when the list opens
 */
export function useList() {
  const { untilLoaded } = useUi();
  const [List, setList] = useState(() => loaded?.TagPickerList);
  const show = ({ TagPickerList }: ListModule) => setList(() => TagPickerList);
  const prepare = () => void loadList().then(show, () => undefined);
  const load = () => void untilLoaded(loadList).then(show, () => undefined);
  return { List, ...(List ? {} : { prepare, load }) };
}
