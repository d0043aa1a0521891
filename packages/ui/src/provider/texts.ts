import type { Language } from '@lyceum/i18n';

interface BannerTexts {
  /** The name of the × button: 'Dismiss'. */
  dismiss: string;
}

export interface BarChartTexts {
  /** 'Show as a table' */
  showTable: string;
}

export interface CarouselTexts {
  /** The role description of the carousel: 'carousel'. */
  role: string;
  /** The role description of a slide: 'slide'. */
  slideRole: string;
  /** The name of a slide: '2 of 4'. */
  position: (number: number, total: number) => string;
  /** The names of the button while the carousel rotates and while it is paused. */
  pause: string;
  play: string;
  previous: string;
  next: string;
}

export interface ComboboxTexts {
  /** Shown when nothing matches: 'No matches found'. */
  none: string;
  /** The name of the clear button: 'Clear'. */
  clear: string;
  /** The name of the button that opens the list: 'Show options'. */
  open: string;
}

interface DialogTexts {
  /** The name of the × button: 'Close'. */
  close: string;
}

export interface FileFieldTexts {
  /** The button while there is no file: 'Choose an image'. */
  choose: string;
  /** The button while there is one: 'Choose another'. */
  replace: string;
  /** Next to the button, for pointers: 'or drop it here'. */
  drop: string;
  /** The accessible name of the progress bar. */
  uploading: string;
  cancel: string;
  retry: string;
  remove: string;
  /** The error after several files were dropped at once. */
  oneOnly: string;
}

interface LinkTexts {
  /** The name of the icon of a link to another site: '(opens another site)'. */
  external: string;
  /** The name of the icon of a link that opens a new tab: '(opens in a new tab)'. */
  newTab: string;
}

interface PaginationTexts {
  previous: string;
  next: string;
  /** 'Page 2 of 9', from formatted numbers. */
  position: (page: string, pages: string) => string;
}

interface PasswordFieldTexts {
  /** The name of the button while the password is hidden: 'Show password'. */
  show: string;
  /** The name of the button while the password is visible: 'Hide password'. */
  hide: string;
}

export interface TagPickerTexts {
  /** The name of the remove button of a tag: 'Remove Python'. */
  remove: (name: string) => string;
  /** Announced when a tag is added: 'Python added'. */
  added: (name: string) => string;
  /** Announced when a tag is removed: 'Python removed'. */
  removed: (name: string) => string;
}

/** The words that components bring along, by component. `satisfies UiTexts` checks that a translation is complete. */
export interface UiTexts {
  banner: BannerTexts;
  barChart: BarChartTexts;
  carousel: CarouselTexts;
  combobox: ComboboxTexts;
  /** Of `Dialog` and `Drawer`. */
  dialog: DialogTexts;
  fileField: FileFieldTexts;
  /** Of `Link`, `ButtonLink` and the links of `Menu`. */
  link: LinkTexts;
  pagination: PaginationTexts;
  passwordField: PasswordFieldTexts;
  tagPicker: TagPickerTexts;
}

/** Some of the texts. */
export type SomeUiTexts = { readonly [Part in keyof UiTexts]?: Partial<UiTexts[Part]> };

/** The texts of a component in the languages of the package. */
export type BuiltInTexts<Part extends keyof UiTexts> = Readonly<Record<Language, UiTexts[Part]>>;
