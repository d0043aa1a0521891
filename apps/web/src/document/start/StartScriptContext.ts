import { createContext } from 'react';

/** The address of the script that starts the built app. The server provides it. */
export const StartScriptContext = createContext('');
