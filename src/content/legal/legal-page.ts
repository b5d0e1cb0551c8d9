/** A string is a paragraph, a list of strings a bullet list. */
export type LegalSection = { id: string; title: string; text: (string | string[])[] }
export type LegalPage = { title: string; lead: string; sections: LegalSection[] }
