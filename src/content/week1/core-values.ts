import type { LessonBlock } from '../curriculum/lesson-text'

export const coreValues: readonly LessonBlock[] = [
  'Values sound grand on a wall. They become useful when you are tired, nobody is looking and the wrong thing is easier. We hold six. For each you will find what it means here, how it looks on an ordinary day, and a question to ask yourself at night.',
  { heading: 'Integrity' },
  'What you say and what you do match, also when it costs you. In training that means that you count only the push-ups that went all the way down. As a witness it means that “I did not see that” comes as easily to you as “I saw it”. People can plan around someone whose word holds; around anybody else they have to guess.',
  'Tonight: did I let someone believe a thing that I knew was not so?',
  { heading: 'Courage' },
  'Courage is not the absence of fear; without fear there would be nothing to be brave about. It is doing the right next thing while your hands shake. Usually it is small and social: telling a friend that he has had too much to drive, asking the stranger on the platform whether she is all right, admitting that you were wrong.',
  'Tonight: what did I leave unsaid because it was awkward?',
  { heading: 'Selfless service' },
  'You put the need in front of you before your own comfort, and you do it without keeping accounts. Carry the water. Stay on the line with the dispatcher though you will miss your bus. Service has a limit, and we teach it: a helper who gets hurt needs helpers, so your safety comes first in order that theirs can come second.',
  'Tonight: who had an easier day because I was there?',
  { heading: 'Loyalty' },
  'You stand by people, by your word and by the law that protects you all. Loyalty is not silence. If a friend is about to do harm, holding him back is the loyal act, and when a team does wrong, the loyal member is the one who says so inside, and outside if the inside will not listen.',
  'Tonight: did I defend someone who was not in the room?',
  { heading: 'Discipline' },
  'Discipline is remembering what you want. You wanted to be able to climb four floors with a child in your arms; the alarm at six is part of that. It also rules your temper. The person who can swallow an insult and walk on has passed a harder test than any on this page.',
  'Tonight: which promise to myself did I keep although I did not feel like it?',
  { heading: 'Excellence' },
  'Excellence means that you leave each repetition a little cleaner than the last, and that you care about dull things: laces, batteries, locked doors, the date on the first aid kit. It is measured against yourself yesterday. Comparing yourself with the strongest person in the room will make you either proud or discouraged, and neither trains.',
  'Tonight: what did I do today with more care than it strictly needed?',
  { heading: 'The warrior ethos' },
  'Soldiers of the United States Army learn four lines. Civilians have other duties, so ours say something different, in the same number. Learn them by heart.',
  {
    creed: [
      'I place the safety of people before my pride.',
      'I will not let fear decide for me.',
      'I will not quit what keeps others safe.',
      'I will leave no one behind who needs help.',
    ],
  },
  'Read the first line again. It is first because most violence between strangers begins with wounded pride. The second does not forbid fear; it forbids obeying it blindly. The third speaks of duties, not of fights: you may always walk away from a fight. The last can be fulfilled with a telephone.',
  {
    note: 'Do it today',
    text: 'Choose one of the six values. Write down one act, small enough for tomorrow, that somebody could see. “Be more disciplined” cannot be seen; “phone in the kitchen at ten” can.',
  },
]
