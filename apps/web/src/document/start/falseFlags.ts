const falseFlags = /"\w+":false,/g;

/** JSON for React Router without the flags that are false, which it treats like missing ones. */
export const withoutFalseFlags = (json: string): string => json.replace(falseFlags, '');
