import { arrow, bold, box, line, paper, rounded, sheet, signal, tone, words } from '../../../../artwork/lessons/marks.ts'
import { joints, person } from '../../../../artwork/lessons/person.ts'
import { bubble } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const patient = joints({ at: 146, ground: 180, size: 1.5, lean: -90, legs: ['89 91', '90 90'], feet: [-70, -80], arms: [] })
/** Kneels beyond the patient, the shoulders above the hands. */
const helper = joints({
  at: 194,
  ground: 167,
  size: 1.5,
  looks: 'left',
  lean: 42,
  head: 10,
  legs: ['24 -90', '30 -90'],
  feet: [172, 172],
  arms: ['-2 -2'],
})
const [wristX, wristY] = helper.arms[0]?.[1] ?? [0, 0]

const drawing = sheet(
  'level-5-hands-that-shake',
  250,
  box(8, 152, 284, 34, { fill: tone, stroke: tone }),
  person('you', helper),
  person('other', patient),
  line('M100 168q20 2 54 4', { width: 11 }) + line('M100 168q20 2 54 4', { stroke: paper, width: 7 }),
  box(rounded(wristX - 20), rounded(wristY + 4), 34, 9, { fill: paper }),
  line(`M${rounded(wristX)} ${rounded(wristY)}v4h-12`, { width: 9 }),
  arrow([rounded(wristX - 26), 112], [rounded(wristX - 26), 140]),
  line('M16 180l10-10h26l-10 10z', { fill: paper }),
  line('M28 164q-5-5 0-11M40 164q5-5 0-11', bold),
  bubble(6, 90, 106, 40, [34, 148]),
  words([59, 107], '“I hear you.', { anchor: 'middle' }) + words([59, 123], 'Keep pressing.”', { anchor: 'middle' }),
  bubble(172, 10, 120, 24, [168, 62]),
  words([232, 27], '“Blood: I press.”', { anchor: 'middle', fill: signal }),
  words([8, 216], 'Phone on the ground, on speaker', { fill: signal }),
  words([8, 238], 'Both hands work, your voice leads'),
)

export default {
  id: 'level-5-hands-that-shake',
  level: 5,
  version: 1,
  changes: [],
  title: 'Hands that shake',
  description:
    'First aid when your fingers fail you: a checklist that you say aloud, and two weeks that make it hold under noise and a clock.',
  buildsOn: ['first-minutes-after', 'stand-and-move', 'plan-your-training'],
  text: {
    content: [
      '“The first minutes after” taught you what to do. This module practices it tired, in a hurry, with people shouting. It does not replace a hands-on course: only an instructor and a manikin can show you how hard “hard” is.',
      { heading: 'Why your fingers fail' },
      'Adrenaline makes muscles tremble and draws blood away from the skin, so fingers turn cold and clumsy. Attention narrows to one thing. Small work goes first: unlocking a phone, opening a wrapper, pulling on a glove. Big work stays: pressing, rolling, shouting. So prepare the small work today and leave yourself the big.',
      'Breathe out long, once, as you walk up. Then talk. Someone who says the next step aloud skips fewer, and the people around know what to do.',
      { heading: 'Five words' },
      { creed: ['Safe?', 'Call.', 'Blood?', 'Breath?', 'Stay.'] },
      {
        table: {
          caption: 'What each word asks of you',
          head: ['Say', 'Look for', 'Do'],
          rows: [
            [
              'Safe?',
              'Traffic, wires, fire, gas, a person who still threatens',
              'If it is not safe, stay back and call from there',
            ],
            ['Call.', 'One person to name, or your own phone', '911 on speaker, phone on the ground beside the head'],
            [
              'Blood?',
              'Spurting, pooling, clothes that soak through',
              'Press with both hands; on an arm or leg that bleeds on, a tourniquet',
            ],
            ['Breath?', 'Tap, shout, watch the chest for up to ten seconds', 'No response and no normal breathing: compressions'],
            [
              'Stay.',
              'Pale, cold, sweating, restless, more and more sleepy',
              'Awake: flat, covered, nothing to eat or drink. No response but normal breaths: on the side',
            ],
          ],
        },
      },
      'The five words are our own aid to memory; the Red Cross teaches “check, call, care”. Don’t let the order hold you up: where no blood flows, go on to the breath at once, and where it pours, press while the phone still dials.',
      'Ask an awake person first: “My name is Sam. I know some first aid. May I help?” If they say no, don’t touch them. Call, and stay close. If they can’t answer, you may take it that they would want help.',
      { heading: 'What people get wrong with shaking hands' },
      {
        list: [
          'Pressure: they lift the cloth to look. Put more on top and lean in. Pack a deep wound of a limb, the groin, the armpit or the shoulder. In chest and belly nothing is stuffed, and an object that sticks in a wound stays there.',
          'Tourniquet: they stop turning because it hurts. It does hurt. Two to three inches above the wound, not on a joint, turn until the bleeding stops, say the time aloud, and leave it on. If it still bleeds, a second one goes above it.',
          'Breathing: they take gasps for breaths. Gasps don’t count. Push in the middle of an adult’s chest, at least two inches deep, 100 to 120 a minute, and change places every two minutes if someone can. Send a second person for the defibrillator and do what it says.',
          'Recovery position: they walk away after the roll. Somebody who breathes but does not respond lies on the side only while you watch each breath. After a fall or a blow to neck or back, leave them as they lie, as long as they breathe freely; if they vomit, roll head and body over together.',
          'Shock: they sit the person up for a sip of water. Give nothing to eat or drink. Keep them lying and warm, tell 911 what you see, and wait. Only somebody who fights for breath may sit the way that helps them.',
        ],
      },
      'Children, babies, people pulled from water and those who may have taken too much of an opioid need breaths as well as compressions. If naloxone is at hand, give it and go on. The dispatcher talks you through all of it; a course shows you.',
      { heading: 'Two weeks, four stages' },
      'Ten minutes a day. Press on a pillow, push on a firm cushion, wind the tourniquet round a rolled blanket. Nobody’s chest and nobody’s limb.',
      {
        table: {
          caption: 'Add one load at a time',
          head: ['Days', 'New load', 'Go on when'],
          rows: [
            ['1 to 3', 'None: slow, with the five words on paper', 'Three runs without the paper'],
            [
              '4 to 7',
              'Timer and nitrile gloves',
              'Gloves on, 911 “called”, place said and hands pressing within 60 seconds, on two days',
            ],
            ['8 to 11', 'Loud radio, somebody who asks you questions', 'All five words aloud, in order, on two days'],
            ['12 to 14', 'Two brisk flights of stairs first, dim light', 'The same, and you can say afterwards what you skipped'],
          ],
        },
      },
      'The marks are our own. If you miss one twice, go back one stage for a day. Gloves belong to the practice; in earnest, gloves that are out of reach can wait, and heavy bleeding can’t. Wash afterwards with soap and water. If blood got into your eyes, your mouth or a cut, rinse with plenty of water and go to an urgent care clinic or emergency room at once: protective medicine against HIV works best within hours and must begin within 72. Leave the stairs out if you are pregnant or have a heart or lung condition.',
      'Practice with a phone that is switched off. A locked phone can still dial 911, and so, as a rule, can one without a plan.',
      {
        note: 'One line a day',
        text: 'Date, stage, seconds until pressing, the word that I skipped, what my hands could not do. The last column tells you what to prepare: gloves one size larger, a kit that opens with one pull.',
      },
    ],
    subsections: [
      'Prepare the small work today: gloves, wrapper, speaker button',
      'Safe? Call. Blood? Breath? Stay.',
      'Phone on speaker, on the ground, both hands free',
      'Add one load at a time, and go back when you miss twice',
      'Then take the course: it is the part that a page can’t give',
    ],
    practice: [
      'Today, call a friend with gloves on. Find the speaker button three times without looking for it.',
      'Write the five words on tape and stick it inside the lid of your first aid kit. Take the gloves out of their box and put one pair on top.',
      'Book a hands-on class with the Red Cross, the American Heart Association or Stop the Bleed within thirty days. Show the instructor your log and ask what to change.',
      'After the two weeks, do one run on the first Saturday of each month. Renew a CPR card before its two years are over.',
    ],
    mistake:
      'Getting faster at the wrong thing. A quick run with a weak push or a skipped look for danger trains exactly that. Count a run only when all five words were said; look at the seconds afterwards.',
    reading: [
      {
        title: '2024 American Heart Association and American Red Cross Guidelines for First Aid',
        by: 'American Heart Association and American Red Cross',
      },
      { title: 'First Aid/CPR/AED Participant’s Manual', by: 'American Red Cross' },
      { title: 'The Checklist Manifesto', by: 'Atul Gawande' },
      { title: 'Stop the Bleed course', by: 'American College of Surgeons' },
    ],
  },
  drawing: {
    svg: drawing,
    height: 250,
    after: 6,
    alt: 'A person lies on the ground. You kneel beside the thigh and press with straight arms on a cloth. Your phone lies on the ground beside the person’s head; from it comes: “I hear you. Keep pressing.” You say: “Blood: I press.”',
    caption: 'The phone lies on the ground, on speaker. Both hands press, and your voice says the step.',
  },
  drill: {
    title: 'Five words under load',
    needs: [
      'A pillow, a dish towel and a firm cushion on the floor',
      'A pair of nitrile gloves',
      'A phone that is switched off, and a timer on another device',
      'A radio, or a friend who may shout questions',
    ],
    steps: [
      {
        minutes: 1,
        text: 'Lay everything where it belongs: gloves in their box, towel in its drawer, phone in your pocket. Breathe out long.',
      },
      {
        minutes: 2,
        text: 'Quiet run. Say each word aloud and do what it asks: look round, phone down, press on the pillow, tap and watch, cover and talk.',
      },
      {
        minutes: 2,
        text: 'Run with the timer. Start in the next room. Stop the time when both gloved hands press and you have said where you are.',
      },
      {
        minutes: 2,
        text: 'Push on the cushion without a pause, about 110 a minute, arms straight. Say what the second helper should do meanwhile.',
      },
      {
        minutes: 2,
        text: 'Run with noise. Radio loud, or the friend asks, “Is he dead? What now?” Answer only with the next of the five words.',
      },
      {
        minutes: 1,
        text: 'Write your line: seconds, the word that you skipped, what your hands could not do. Mend that one thing before you put all away.',
      },
    ],
  },
  questions: [
    {
      id: 'level-5-hands-that-shake/kitchen',
      kind: 'decide',
      prompt:
        'You are alone with your uncle in his kitchen. Glass has cut his forearm, blood soaks his sleeve, and he says, “Help me.” Your hands shake. Your phone is in your hand. What do you do?',
      options: [
        'Call 911 on speaker, lay the phone down, press with both hands.',
        'Hold the phone to your ear and press on the wound with the other hand.',
        'Look for your gloves and bandages first, so that you can start properly.',
        'Drive him to the hospital, since he is awake and it is only ten minutes away.',
      ],
      why: 'On speaker the dispatcher hears you and both hands are free. One hand presses too weakly. Gloves are good if they lie ready, but blood does not wait while you search. In a car nobody presses.',
      from: 'Phone on speaker, on the ground, both hands free',
    },
    {
      id: 'level-5-hands-that-shake/five-words',
      kind: 'order',
      prompt: 'Somebody lies on the floor of a store. Put what you say and do in order.',
      steps: [
        'Look for traffic, wires, fire or a threat.',
        'Start the call, with the phone on speaker.',
        'Look for heavy bleeding, and press.',
        'Tap, shout, and watch the chest.',
        'Cover the person, talk, and watch until help is there.',
      ],
      why: 'A hurt helper helps nobody, so danger comes first. The call is early because help needs time on the road. Heavy bleeding and missing breath can’t wait; covering and talking last until others take over.',
      from: 'Safe? Call. Blood? Breath? Stay.',
    },
    {
      id: 'level-5-hands-that-shake/gasps',
      kind: 'decide',
      prompt:
        'A man has collapsed at the gym. He does not respond. Every few seconds he gasps, with long pauses between. 911 is on speaker. What do you do?',
      options: [
        'Push on the middle of his chest, and send someone for the defibrillator.',
        'Roll him onto his side, since he still breathes, and watch him closely.',
        'Wait for a minute to see whether the gasps turn into regular breaths.',
        'Raise his head and shoulders on a jacket so that the air passes more easily.',
      ],
      why: 'Gasps are not normal breathing; with no response they mean compressions now. The side position is for those who breathe normally. Each minute of waiting costs chances, and a raised head does not move blood.',
      from: 'Gasps don’t count.',
    },
    {
      id: 'level-5-hands-that-shake/living-patient',
      kind: 'mistake',
      prompt:
        'On day 5 Lena’s brother offers himself as patient. She winds the tourniquet round his leg until his foot feels numb, and pushes on his chest at 110 a minute. She notes 48 seconds. What is wrong here?',
      options: [
        'She practices on a living body instead of blanket and cushion.',
        'She adds the timer too soon, since that belongs to the second week.',
        'She pushes too fast for practice; with healthy people 60 is enough.',
        'She writes down the seconds, although only the order of words matters.',
      ],
      why: 'Compressions and a tight tourniquet can injure a healthy person, so practice uses a cushion and a blanket. The timer belongs to days 4 to 7, 110 is a right rate, and seconds are part of the log.',
      from: 'Nobody’s chest and nobody’s limb.',
    },
    {
      id: 'level-5-hands-that-shake/shock',
      kind: 'recall',
      prompt:
        'After a fall a woman is awake, pale, cold and sweating. Help is on the way. What do you do with her until then, and what do you not give her?',
      answer: 'Keep her lying flat and covered, stay and talk to her, tell 911 what you see. Nothing to eat or drink.',
      why: 'Pale, cold, sweating skin points to shock. Lying down and warmth help; standing up can make her faint; food and drink can end in the airway and get in the way of an operation.',
      from: 'Keep them lying and warm, tell 911 what you see, and wait.',
    },
  ],
} satisfies GuidedModule
