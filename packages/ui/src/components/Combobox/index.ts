export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxTexts } from './Combobox.tsx';
