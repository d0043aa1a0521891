export type { ComboboxTexts } from '../../provider/texts.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
