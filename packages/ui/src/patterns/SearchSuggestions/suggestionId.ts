/** The id of an option, for `aria-activedescendant` of the field. */
export const suggestionId = (list: string, index: number) => `${list}-${index}`;
