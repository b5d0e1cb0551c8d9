/** The five sections of Cadet Week 1: ids are the anchors of the page. */
export const cadetWeek1Sections = [
  { id: 'introduction', title: 'Introduction' },
  { id: 'core-values', title: 'Core Values' },
  { id: 'mental-preparation', title: 'Mental Preparation' },
  { id: 'physical-fitness', title: 'Physical Fitness' },
  { id: 'tactical-awareness', title: 'Tactical Awareness' },
] as const

export type CadetWeek1Section = (typeof cadetWeek1Sections)[number]['id']
