/** The start of each class of the components, by which `base.css.ts` knows their elements. */
export const classPrefix = 'ly-';

/** The option `identifiers` of vanilla-extract's plugins, for each build that contains the components. */
export const identifiers = ({ hash }: { hash: string }): string => `${classPrefix}${hash}`;
