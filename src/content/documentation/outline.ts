/** The sections of the course handbook: ids are the anchors of the page. */
export const handbookSections = [
  { id: 'introduction', title: 'Introduction' },
  { id: 'how-to-study', title: 'How to study' },
  { id: 'practice-safely', title: 'Practice safely' },
  { id: 'reading-offline', title: 'Reading offline' },
  { id: 'progress-and-search', title: 'Progress and search' },
  { id: 'bounties', title: 'Using the bounties' },
  { id: 'packages-and-levels', title: 'Packages and levels' },
  { id: 'conduct-and-law', title: 'Conduct and the law' },
  { id: 'glossary', title: 'Glossary' },
  { id: 'help', title: 'Help and sources' },
] as const

export type HandbookSection = (typeof handbookSections)[number]['id']
