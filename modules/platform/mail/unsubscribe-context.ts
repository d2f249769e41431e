import { createContext } from "react";

/** Where the reader of the letter being rendered ends letters of its kind; undefined where none can. */
export const UnsubscribeContext = createContext<string | undefined>(undefined);
