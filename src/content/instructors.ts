export type Instructor = {
  id: string
  name: string
  title: string
  photoUrl: string
  bio: string
  specialties: string[]
  experience: string
  socialLinks?: { platform: string; url: string }[]
}

/** Profiles invented for this site; each card carries the SIMULATED mark. */
export const instructors: Instructor[] = [
  {
    id: 'ruth-calloway',
    name: 'Ruth Calloway',
    title: 'Lead Instructor, Awareness',
    photoUrl: 'ruth-calloway',
    bio: 'Spent her service years teaching sentries to notice what had changed since the last patrol. She starts every class by asking what you passed on the way in.',
    specialties: ['Observation', 'Baselines and anomalies', 'OODA loop'],
    experience: '18 years, Army signal and training units',
  },
  {
    id: 'desmond-achebe',
    name: 'Desmond Achebe',
    title: 'De-escalation and Communication',
    photoUrl: 'desmond-achebe',
    bio: 'A former crisis-line supervisor who later trained hospital staff. He will make you practice silence until it stops feeling awkward.',
    specialties: ['Verbal de-escalation', 'Active listening', 'Radio discipline'],
    experience: '14 years, Army Reserve and hospital safety',
  },
  {
    id: 'kaitlyn-moreau',
    name: 'Kaitlyn Moreau',
    title: 'Urban Navigation',
    photoUrl: 'kaitlyn-moreau',
    bio: 'Taught land navigation with a paper map in the rain, then moved to the city and found the same mistakes on every corner.',
    specialties: ['Route planning', 'Map and compass', 'Getting out of crowds'],
    experience: '11 years, Marine Corps reconnaissance support',
  },
  {
    id: 'samuel-tate',
    name: 'Samuel Tate',
    title: 'First Aid and Emergency Response',
    photoUrl: 'samuel-tate',
    bio: 'A field medic turned county trainer. His rule: first the scene, then the bleeding, then the story.',
    specialties: ['Bleeding control', 'Scene safety', 'Calling 911 well'],
    experience: '16 years, Navy corpsman and county EMS',
  },
  {
    id: 'ines-barrera',
    name: 'Ines Barrera',
    title: 'Law and Limits',
    photoUrl: 'ines-barrera',
    bio: 'Explains self-defense law with cases and a whiteboard. Expect to leave with fewer certainties and better habits.',
    specialties: ['Proportionality', 'Witness rights', 'Report writing'],
    experience: '12 years, military legal services',
  },
  {
    id: 'victor-hale',
    name: 'Victor Hale',
    title: 'Physical Preparation',
    photoUrl: 'victor-hale',
    bio: 'Coaches people who have not run since school. He keeps a log of every knee he has met and plans your week around yours.',
    specialties: ['Baseline testing', 'Strength', 'Recovery'],
    experience: '20 years, Air Force fitness programs',
  },
  {
    id: 'mei-okafor',
    name: 'Mei Okafor',
    title: 'Self-Defense Fundamentals',
    photoUrl: 'mei-okafor',
    bio: 'Teaches stance, distance and breaking away. The best technique, she says, is the door you noticed when you came in.',
    specialties: ['Distance management', 'Break-aways', 'Falling safely'],
    experience: '13 years, Army combatives and community classes',
  },
  {
    id: 'owen-strand',
    name: 'Owen Strand',
    title: 'Community Coordination',
    photoUrl: 'owen-strand',
    bio: 'Ran a logistics office through two hurricanes. He can turn a stairwell of strangers into a phone tree in one evening.',
    specialties: ['Contact trees', 'Family plans', 'Tabletop exercises'],
    experience: '15 years, National Guard logistics',
  },
]
