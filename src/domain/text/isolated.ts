/** A person's words within a sentence of the academy's: whichever way they are written, they don't pull the words around them about (UAX 9). */
export const isolated = (words: string): string => `\u2068${words}\u2069`
