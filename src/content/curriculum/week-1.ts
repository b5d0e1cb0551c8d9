import type { WeekText } from './lesson-text'

export const week1: WeekText<1> = {
  intro: [
    'Nobody wins a fight that never started, yet that is the best result you can have. This week is about that result. You learn to notice trouble while it is still far away, to keep room between you and it, and to speak so that it passes by.',
    'Two lessons look harder in the face of what can go wrong: what the law lets you do when you cannot leave, and what you do in the first minutes afterwards. The last one turns the week into a plan that fits your days.',
    'Read one section a day. Each takes less than ten minutes; the practice under it takes fifteen.',
  ],
  quote: {
    text: 'In the fields of observation chance favors only the prepared mind.',
    author: 'Louis Pasteur',
    source: 'lecture at the University of Lille, December 7, 1854',
    image: 'flask',
  },
  sections: {
    'see-it-early': {
      content: [
        'Most trouble announces itself. A man who waits where nobody waits, a car that has not moved while everyone else came and went, two people who stop talking when you walk up: none of these proves anything, but each is worth a second look. Seeing it ten seconds early gives you choices that are gone one second later.',
        'Start with the baseline. Every place has a normal: how loud it is, how fast people walk, where they look, how close they stand. A library and a train platform have different baselines, so you cannot learn one rule for both. Take five seconds when you enter and ask what ordinary looks like here.',
        'Then look for the anomaly: something present that should not be there, or something missing that should. Heavy coat in July. A bar that goes quiet. A parking level with no footsteps but a running engine.',
        'Pay most attention at transitions, the moments when you change from one place to another: car to door, train to street, lobby to elevator. You are busy with keys and bags, and you stand still. Put the phone away before the transition, not during it.',
        {
          note: 'What to look at',
          text: 'Hands first, because hands do harm. Then where a person is looking, then what stands between the two of you and the exit.',
        },
      ],
      subsections: [
        'Baseline: what is normal here, at this hour?',
        'Anomaly: what is here that should not be, or missing that should be here?',
        'Transitions: keys ready, phone away, head up',
        'Your exits: the one you came through, and a second one',
      ],
      practice: [
        'On your next three trips, name the baseline out loud or in a whisper: “quiet, people sitting, nobody near the door”.',
        'Before you sit down anywhere, find two ways out. Walk to the second one once, so that you know it is not locked.',
        'In the evening, write down one anomaly you noticed and the harmless reason it turned out to have. You are training the eye, not fear.',
      ],
      mistake:
        'Staring at everybody. Awareness that tires you after an hour will be switched off after two. Glance, decide, move on, and save the long look for what does not fit.',
      reading: [
        { title: 'Left of Bang', by: 'Patrick Van Horne and Jason A. Riley' },
        { title: 'The Gift of Fear', by: 'Gavin de Becker' },
      ],
    },
    'keep-your-distance': {
      content: [
        'Distance is time. At arm’s length, a hand reaches you faster than you can understand that it is moving. At three long steps, you see the step, you can lift your hands, speak, or turn and go. Nothing else in this course buys you as much for as little.',
        'You do not need to guess or measure. Learn one distance by heart: two of your own arm lengths from a stranger who wants something from you. Closer than that and you step back, offer a sentence, and step back again. A polite person notices and stops. Somebody who closes the gap a second time has told you something important.',
        'Objects help. A parked car, a table, a shopping cart, a counter: each of them makes the other person go around, and going around takes time and shows intent. When a stranger stops you on the street, let a bench or a bollard end up between the two of you while you answer.',
        {
          table: {
            caption: 'Working distances',
            head: ['Distance', 'What you can do there', 'Use it for'],
            rows: [
              ['Ten steps or more', 'Cross the street, enter a store, phone', 'Anything that bothers you'],
              ['Two arm lengths', 'See hands and feet, step off, speak', 'Strangers with a question'],
              ['One arm length', 'Only react', 'People you trust'],
            ],
          },
        },
        'Angles matter as well. Stand a little to the side of someone who is upset, not squarely in front. It feels less like a contest to both of you, and your first step is already pointing away.',
      ],
      subsections: [
        'Two arm lengths for strangers, always',
        'Put something solid between you before you need it',
        'Stand at an angle, feet pointing at the way out',
        'A second step toward you is information: act on it',
      ],
      practice: [
        'With a friend, stretch out both arms until your fingertips meet theirs. Memorize how small the other person looks from there.',
        'Have the friend walk up to you and ask the time. Step back, hand open at chest height, and answer without stopping. Ten times.',
        'At the next ATM or bus stop, choose the place from which you can see everyone who comes near.',
      ],
      mistake:
        'Backing up in a straight line until a wall or a curb stops you. Step back once, then sideways, toward light and people.',
      reading: [
        { title: 'Principles of Personal Defense', by: 'Jeff Cooper' },
        { title: 'Facing Violence', by: 'Rory Miller' },
      ],
    },
    'stand-and-move': {
      content: [
        'Under sudden stress your hands shake, your hearing narrows and your legs feel heavy. That is adrenaline doing its work. You cannot forbid it, but you can give your body a few habits so simple that they survive it.',
        'Your stance is a walk that has stopped halfway. One foot is half a step ahead, both knees are soft, and your weight sits over the front of your feet. Open your hands at chest height, palms outward, as if you were calming a crowd. To a bystander it reads as peaceful, and it is; it also protects your head and lets you move.',
        'Move by stepping, never by leaning. The foot nearest to where you are going moves first, the other follows, and your feet do not cross. When you can turn and run, turn and run: toward light, noise and people, not simply away.',
        'Breathe on purpose. In through the nose for four counts, hold four, out for four, hold four. Two rounds slow the pulse enough to bring back your voice and your fingers. Police officers, nurses and pilots use the same count before something difficult.',
        'Falling is part of moving. If you trip backward, tuck your chin so that the back of your head stays off the ground, bend your knees, and let your forearms and palms slap the floor beside you, not behind.',
      ],
      subsections: [
        'Soft knees, hands open at chest height',
        'Nearest foot first, never cross your feet',
        'Four in, four hold, four out, four hold',
        'Chin tucked whenever you fall',
      ],
      practice: [
        'Stand, breathe two rounds, step forward, back, left and right. Two minutes every morning is enough.',
        'Walk normally through a room; when a timer rings, stop into your stance with hands up. Check that your feet are not in one line.',
        'On a mat or thick grass, squat low and roll gently onto your back with your chin tucked. Begin from a squat for a week before you try it standing. Leave this step out if your neck or back gives you trouble.',
      ],
      mistake:
        'Holding your breath. People do it without noticing as soon as they concentrate, and their legs give up a minute later. If you catch yourself, blow out hard once and begin again.',
      reading: [
        { title: 'Breathe', by: 'Belisa Vranich' },
        { title: 'FM 7-22, Holistic Health and Fitness', by: 'U.S. Army' },
      ],
    },
    'use-your-voice': {
      content: [
        'Words end far more confrontations than muscles do. You need two voices: a low, slow one that lets an angry person climb down, and a short, loud one that tells everybody around you what is going on. Knowing which to use is most of the skill.',
        'Use the low voice when someone is upset, embarrassed or wants to be heard. Say what you see, not what you think of it: “You are angry about the parking space.” Give a choice that leaves the person their pride: “We can ask the attendant, or I can move my car.” Never tell an angry adult to calm down, and never answer an insult. It is bait; let it fall.',
        'Use the loud voice when someone ignores your distance. Plain words, no swearing, no questions: “Stop. Stay back. I don’t want trouble.” Witnesses now know who is asking for peace, and people who hoped for a quiet victim often leave when it gets noisy.',
        {
          note: 'If they want your things',
          text: 'Give them. A wallet tossed to one side while you move to the other costs less than any injury. Report it when you are safe.',
        },
        'Someone who is drunk, confused or in a mental health crisis may not follow your words at all. Shorten the sentences, repeat the same one, keep your hands visible and give more room. Then call for help; in the United States, 988 reaches the Suicide and Crisis Lifeline and 911 the emergency services.',
      ],
      subsections: [
        'Low and slow for the upset, short and loud for the one who keeps coming',
        'Describe, offer a choice, leave a way out with dignity',
        'Do not threaten, do not touch, do not turn your back',
        'Property is replaceable: hand it over',
      ],
      practice: [
        'Say “Stop. Stay back.” from your belly, ten times, in a car or on an empty field. The first three will sound like a question. Go on until none does.',
        'Have a friend complain to you about something made up. Answer only with descriptions and choices for two minutes.',
        'Prepare one exit sentence that suits you, such as “I have to go now”, and use it this week in an ordinary conversation.',
      ],
      mistake:
        'Winning the argument. The last word feels good for a second and starts the fight. Let the other person have it, and leave.',
      reading: [
        { title: 'Verbal Judo', by: 'George J. Thompson and Jerry B. Jenkins' },
        { title: 'Crucial Conversations', by: 'Kerry Patterson, Joseph Grenny, Ron McMillan and Al Switzler' },
      ],
    },
    'what-the-law-allows': {
      content: [
        'Self-defense is a legal justification with narrow edges. You claim it afterwards, in front of people who were not there, and they ask what a reasonable person would have believed and done. This section describes ideas common to most of the United States. Your state decides the details, so look up its statute, or ask a lawyer, before you rely on any of it.',
        {
          list: [
            'Imminent: the harm was about to happen, not yesterday and not next week.',
            'Necessary: nothing milder would have stopped it in time.',
            'Proportionate: your response matched the danger. Deadly force answers only the danger of death or grave injury.',
            'Reasonable: another person with your knowledge, in your place, could have believed the same.',
            'Innocent: you did not start it. People who provoke a fight usually lose the right until they clearly withdraw.',
          ],
        },
        'Some states ask you to retreat first if you safely can; others do not; many treat your own home differently. Even where you have no duty to leave, leaving is the choice with the fewest questions.',
        'The justification ends when the danger ends. If the other person runs, falls, or gives up, your right to use force is over at that very moment. Following somebody to “finish it”, or to hold them for an insult, turns a defender into an offender.',
        'Property is the line people misjudge most. In most places you may not seriously hurt a person to save an object. Let the bicycle go, write down what you saw, and call.',
      ],
      subsections: [
        'Imminent, necessary, proportionate, reasonable, innocent',
        'Retreat is never wrong when it is safe',
        'Your right ends when the danger ends',
        'State law differs: read your own',
      ],
      practice: [
        'Find the self-defense statute of your state on its legislature’s site. Copy the sentence about deadly force and put it into your own words.',
        'Take three news reports of confrontations. Test each against the five words above and mark where you lack facts.',
        'Decide today what you will not fight over: a parking space, a phone, a remark. Write the list down.',
      ],
      mistake:
        'Learning the law from videos. Clips leave out what happened before and what a court said two years later. Read a statute, then one court decision, and you will know more than most commentators.',
      reading: [
        { title: 'The Law of Self Defense', by: 'Andrew F. Branca' },
        { title: 'Self-defense, in Wex Legal Encyclopedia', by: 'Legal Information Institute, Cornell Law School' },
      ],
    },
    'first-minutes-after': {
      content: [
        'Getting away is not the end. Your heart pounds, you may not feel an injury, and the next five minutes decide how well you and others come out of it. Have an order you can follow with a shaking hand.',
        {
          steps: [
            'Reach safety: indoors, among people, behind a locked door. Look back once.',
            'Call 911. Say where you are first, then what happened, then who is hurt. Stay on the line until you are told to hang up.',
            'Check yourself from head to foot with your hands. Look at your palms: blood shows there before pain does.',
            'Help whoever is hurt, if the place is safe for you to be in.',
            'When officers come, show empty hands, do what they say, and tell them who called.',
          ],
        },
        'Serious bleeding cannot wait for the ambulance. Press hard on the wound with a clean cloth, both hands, with your weight over them. If blood keeps soaking through and the wound is deep, pack it with cloth and press again. On an arm or a leg, a tourniquet goes two to three inches above the wound, never on a joint, and is tightened until the bleeding stops. Note the time and leave it on.',
        'On an arm, know three places. The wound comes first: press on it and do not let go. If blood still spurts, pools or soaks through, life is in danger, and a tourniquet goes on between wound and shoulder, off the elbow. The third is the artery on the inner side of the upper arm, halfway between armpit and elbow: a second helper may press it flat against the bone until the tourniquet is on. That never takes the place of pressing on the wound.',
        'Somebody who does not respond and does not breathe normally needs chest compressions: middle of the chest, at least two inches deep, 100 to 120 a minute. Send one person by name for the defibrillator. The dispatcher will count with you.',
        'Somebody who does not respond but breathes normally is unconscious, and the tongue or vomit can close the throat. Call 911, then roll them onto their side, into the recovery position, unless a fall or a blow may have hurt the neck or back: then leave them as they lie, as long as they breathe freely.',
        {
          steps: [
            'Kneel beside them. Lay the near arm out, at a right angle to the body.',
            'Bring the far arm across the chest and hold the back of that hand against the near cheek.',
            'With your other hand pull the far knee up, foot flat, and roll them toward you by that knee.',
            'Bend the upper leg at hip and knee, tilt the head back, turn the mouth down. Watch every breath until help is there. If breathing stops or turns into gasps: onto the back, and press the chest.',
          ],
        },
        'Later, in the quiet, write down what you remember before you talk it over with others, because memories blend. Trouble sleeping for some nights is usual. If it lasts for weeks, or gets in the way of your life, see a doctor or a counselor.',
      ],
      subsections: [
        'Safety, call, self-check, help, cooperate',
        'Location first on the phone',
        'Bleeding: press, pack, tourniquet on a limb',
        'Unconscious but breathing: call, then onto the side',
        'Write it down before you discuss it',
      ],
      practice: [
        'Set up the emergency contact and medical card on your phone so that a locked screen shows them.',
        'Rehearse the first sentence of a call: “I am at (address), at the (side or floor). A person is bleeding.”',
        'Book a Stop the Bleed class and a CPR course. Hands-on training is worth more than this page.',
      ],
      mistake: 'Staying on the spot to explain. Leave the place of danger first; you can call from the store next door.',
      reading: [
        { title: 'Stop the Bleed course', by: 'American College of Surgeons' },
        { title: 'First Aid/CPR/AED Participant’s Manual', by: 'American Red Cross' },
      ],
    },
    'plan-your-training': {
      content: [
        'Skill fades. A first aid course you took four years ago has mostly gone; so has the breathing count you read five minutes back, unless you use it tonight. What keeps a skill alive is short practice, spread out, with a gap long enough that you have to reach for it.',
        'Tie each drill to something you already do. Breathe two rounds while the coffee brews. Find two exits when you order a coffee. Say your location to yourself at every third traffic light. None of this needs a gym or an hour.',
        {
          table: {
            caption: 'A week that fits around work',
            head: ['Day', 'Fifteen minutes of', 'Mark it done when'],
            rows: [
              ['Monday', 'Baseline and exits on your way', 'You named three'],
              ['Tuesday', 'Stance, steps, breathing', 'Two minutes without a held breath'],
              ['Wednesday', 'Brisk walk or easy run', 'You can still talk in sentences'],
              ['Thursday', 'Voice and exit sentence', 'No sentence ended as a question'],
              ['Friday', 'Law: one page of your statute', 'You can retell it'],
              ['Saturday', 'First aid: one skill with real cloth', 'Your hands did it, not your eyes'],
              ['Sunday', 'Rest, and look back', 'The log has seven lines'],
            ],
          },
        },
        'If you want to train with others, visit a school twice before you pay. Good ones show you the exit, start with a warm-up, match partners by size, stop when someone taps, and are happy that you ask. Leave a place where beginners get hurt or where the instructor boasts about street fights.',
        'Talk to a doctor before you start if you have a heart condition, are pregnant, or have not moved much for years.',
      ],
      subsections: [
        'Short, spread out, tied to a habit',
        'One line a day in a log',
        'Choose a school by how it treats beginners',
        'Rest is part of the plan',
      ],
      practice: [
        'Copy the table into your calendar and change every entry that does not suit your week.',
        'Put a notebook, or one note on your phone, where you will see it at night. Write date, drill and one word about how it went.',
        'Tell one person what you are doing. They will ask on Sunday.',
      ],
      mistake:
        'Starting with five hours in the first week. You will be sore and stop. Do less than you could, every day, for a month.',
      reading: [
        { title: 'Make It Stick', by: 'Peter C. Brown, Henry L. Roediger III and Mark A. McDaniel' },
        { title: 'Physical Activity Guidelines for Americans, 2nd edition', by: 'U.S. Department of Health and Human Services' },
      ],
    },
  },
}
