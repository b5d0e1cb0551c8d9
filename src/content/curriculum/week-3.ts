import type { WeekText } from './lesson-text'

export const week3: WeekText<3> = {
  intro: [
    'Hands are the last tool in the box. You reach this week only after seeing early, keeping distance, talking and leaving have all been learned, because in real life they come first and usually suffice.',
    'So expect modest promises. An untrained person gains little from reading about techniques, and some harm can come from believing in them. What reading can do is explain the principles, correct what films have taught you, and tell you how to find good, safe instruction.',
    'There are two long sections. Take three days for each and meet a partner for the drills. Everything here serves one aim: to get free and get away with as little injury as possible, on either side.',
  ],
  quote: {
    text: 'He who overcomes others is strong; he who overcomes himself is mighty.',
    author: 'Lao Tzu',
    source: 'Tao Te Ching, chapter 33, translated by James Legge, 1891',
    image: 'summit',
  },
  sections: {
    'getting-free': {
      content: [
        'A physical defense has a single purpose: to open a gap that you can leave through. It isn’t there to punish, to hold or to teach a lesson. The moment the gap is there, you go. This keeps you within the law, and it is also the safest thing for your bones.',
        { heading: 'What films get wrong' },
        'Real assaults are short, close and untidy. Most are over in seconds, many begin with a shove or a grab rather than a punch, and people of ordinary strength end up on the ground by tripping. Fine motor skill goes first under adrenaline, so movements that need a precise grip on a moving wrist fail. Big movements that use your legs and your whole body still work.',
        'Size and weight matter. Being smaller does not leave you helpless, but it makes early departure, noise and other people still more valuable. Anyone who promises that technique beats every difference is selling something.',
        { heading: 'Four principles' },
        {
          list: [
            'Protect your head. Hands high, chin down, forearms in front. You can leave with a bruised arm; you may not be able to leave after a blow to the head.',
            'Keep your base. Feet under your hips, knees soft. If you are pulled, step with the pull before you turn away from it. People fall when they stand stiff.',
            'Move to the weak side of a grip. Fingers are strong together, and the gap between thumb and fingertips is where a hand opens. Turn your arm toward that gap while your whole body steps away.',
            'Make space, then leave. Frame with your forearms against shoulder or hip, push yourself away rather than the other person, and turn toward the exit you have already seen.',
          ],
        },
        { heading: 'Three situations, and the way out' },
        {
          table: {
            caption: 'Escapes are about direction, not strength',
            head: ['Situation', 'First', 'Then', 'Out'],
            rows: [
              [
                'Wrist held',
                'Step in, soften your elbow',
                'Rotate toward the thumb and pull your elbow to your ribs',
                'Two steps back, voice, leave',
              ],
              [
                'Shoved against a wall',
                'Chin down, forearms up as a frame',
                'Step sideways along the wall',
                'Keep turning until you face the room',
              ],
              [
                'On the ground',
                'Protect your head, turn toward the person',
                'Feet between you, scoot away',
                'Stand up backward, hand on the ground, then run',
              ],
            ],
          },
        },
        'Standing up well is the most useful skill of the three. Sit with one hand behind you and the opposite foot planted, lift your hips, swing the other leg back under you, and rise with a free hand in front of your face. You are facing the danger the whole time, and you finish with a step backward.',
        { heading: 'What you must not do' },
        'Never put pressure on someone’s neck or chest, sit on a person’s back, or hold them face down. People die that way, quietly and within minutes, also in the hands of trained officers. Don’t keep holding anyone once you could leave. Leave weapons alone: a weapon you carry can be taken from you and invites a charge, and a weapon in someone else’s hand is a reason to give up your property, talk, and go at the first chance.',
        {
          note: 'After any struggle',
          text: 'Headache, vomiting, confusion, a stiff neck or growing drowsiness after a blow to the head mean an emergency room now, not tomorrow. So does any pressure that was put on your throat, even without a mark.',
        },
      ],
      subsections: [
        'Purpose: open a gap, leave through it',
        'Head, base, weak side, space',
        'Standing up beats every hold you could learn',
        'No neck, no chest, no face-down, no holding on',
        'A blow to the head or a hand on the throat is a medical emergency',
      ],
      practice: [
        'Stand up from the floor in the way described, five times on each side, slowly. Add the voice, “Stay back!”, as you come up.',
        'With a partner who holds your wrist with a third of their strength, rotate toward the thumb and step away. Ten times a side. If you need strength, your direction is wrong.',
        'Walk along a wall while your partner rests two palms on your shoulders. Frame, step sideways, turn to face the room. No pushing.',
        'End every repetition with two steps toward a real door. You are training the leaving, not the struggle.',
        'Write down afterwards which of the three felt natural. Repeat only that one tomorrow.',
      ],
      mistake:
        'Staying to see whether it worked. The commonest fault in training rooms is to free an arm and then stand there. Tie the escape and the exit together from the first repetition, or you will do the same when it counts.',
      reading: [
        { title: 'Facing Violence', by: 'Rory Miller' },
        { title: 'Meditations on Violence', by: 'Rory Miller' },
        { title: 'HEADS UP: concussion information', by: 'Centers for Disease Control and Prevention' },
      ],
    },
    'training-with-a-partner': {
      content: [
        'Reading gave you words. Only another body gives you timing, and only a careful partner gives it to you without injury. This section is about building that carefulness, choosing a school, and measuring progress honestly.',
        { heading: 'The agreement' },
        'Before you touch each other, agree on five things aloud. Old injuries: which knee, which shoulder. The stop signal: a tap, or the word “stop”, and both of you let go at once, always. Speed: slow, medium, or free, and the slower person decides. Limits: no neck, no face, no joints bent past where they want to go. The end: a timer, so that no one has to be the first to quit.',
        'A partner who ignores a tap once gets a warning. A partner who does it twice is not a partner.',
        { heading: 'How a skill grows' },
        {
          steps: [
            'Alone and slow, until your feet know the order.',
            'With a partner who does exactly what was agreed, at walking speed.',
            'With a partner who chooses between two things, so that you must look.',
            'With light resistance, a third of full strength, for ten seconds at a time.',
            'In a scene, with talking, a door and other people, where leaving early is the best result.',
          ],
        },
        'Most people rush to the fourth step. Spend your time on the third and the fifth. Looking and deciding are what fail in real trouble; muscle seldom is.',
        { heading: 'Protecting the people who train with you' },
        'Warm up for ten minutes until you sweat lightly. Clear the floor, take off rings and watches, cut your nails. Mats under anything that could end in a fall. Water within reach, a phone with signal, and one person in the room with a current first aid card. After a knock to the head, that person is finished for the day, whatever they say.',
        'Strength helps, and you need little equipment to build it. Squats for standing up, push-ups for the frame, rows for pulling your elbow to your ribs, loaded carries for your grip and back. Two short sessions a week and one longer walk will change how these drills feel within six weeks.',
        { heading: 'Choosing a school' },
        {
          table: {
            caption: 'Two visits tell you most of it',
            head: ['Look at', 'Stay if', 'Leave if'],
            rows: [
              ['Beginners', 'They laugh, sweat and go home whole', 'They are used as targets'],
              ['The instructor', 'Says “I don’t know” and “leave early”', 'Tells street-fight stories'],
              ['Practice', 'Partners resist a little, on agreed terms', 'Techniques work only on obedient partners'],
              ['Safety', 'Tap means stop; first aid kit in sight', 'Injuries are called toughness'],
              ['Money', 'Monthly, trial lesson, clear terms', 'Long contract before the first class'],
            ],
          },
        },
        'Judo, Brazilian jiu-jitsu, wrestling and boxing have in common that you practice against real, friendly resistance. Classes named self-defense vary from excellent to useless. A good one spends at least half of its hours on awareness, boundaries, voice, the law and what happens afterwards.',
        { heading: 'Measuring yourself' },
        'Count what matters. Not how many techniques you know, but how quickly you notice, how soon you speak, how often you leave first, how calm your breath is a minute later. In the scene drills let the partner give you a mark for each. You will find that the best marks come from the shortest scenes.',
      ],
      subsections: [
        'Five agreements before the first touch',
        'The slower person sets the speed',
        'Tap means stop, at once, every time',
        'Choosing and leaving are trained more than strength',
        'Judge a school by its beginners',
      ],
      practice: [
        'Say the five agreements aloud with your partner, even if you have known each other for years.',
        'Play the distance game: one walks up at random, the other keeps two arm lengths by stepping at angles. Two minutes each, no touching.',
        'Play “which one”: the partner either asks for directions or reaches for your sleeve. Answer the first politely and step off from the second. Twenty rounds, mixed.',
        'Act one scene with a door: an angry stranger about a parking space. You win by being outside the door, with a calm voice, in under thirty seconds.',
        'Visit one school this week, watch a beginners’ class to its end, and fill in the table.',
      ],
      mistake:
        'Training only with someone you like at a speed you like. It teaches you that one person. Change partners each month, and once a quarter train with somebody a good deal bigger and somebody a good deal smaller.',
      reading: [
        { title: 'Mastering Jujitsu', by: 'Renzo Gracie and John Danaher' },
        { title: 'Kodokan Judo', by: 'Jigoro Kano' },
        { title: 'Essentials of Strength Training and Conditioning', by: 'National Strength and Conditioning Association' },
      ],
    },
  },
}
