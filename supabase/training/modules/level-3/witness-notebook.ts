import { arrow, box, faint, line, paper, sheet, signal, tone, words } from '../../../../artwork/lessons/marks.ts'
import { seen } from '../../../../artwork/lessons/person.ts'
import type { GuidedModule } from '../../training-text.ts'

const centred = { anchor: 'middle' } as const

export default {
  id: 'level-3-witness-notebook',
  level: 3,
  version: 1,
  changes: [],
  title: 'The witness notebook',
  description: 'Two weeks of looking, calling and noting, with a page that you can copy as a form.',
  buildsOn: ['a-good-witness', 'anatomy-of-a-capture', 'assess-a-threat'],
  text: {
    content: [
      'You know what a witness does: safe place, clear call, clean notes. This module makes it a habit in fourteen days. You need a notebook that is used for nothing else, a pen, a timer and ten minutes a day. On five of the days you need a friend.',
      'Practice on photographs, film clips, friends and parked cars. Leave strangers alone: don’t photograph them, don’t follow them and keep no pages about them. Never dial 911 to practice; talk into a switched-off phone. If you ever dial it by accident, stay on the line and say so.',
      { heading: 'Two weeks' },
      {
        table: {
          caption: 'Each block builds on the one before',
          head: ['Days', 'Ten minutes of', 'Go on when'],
          rows: [
            [
              '1 and 2',
              'One photograph, ten seconds. Describe the person from what lasts to what changes. Check.',
              'At most one wrong detail',
            ],
            ['3 and 4', 'The same with five seconds, and with a parked car.', 'At most one wrong detail'],
            [
              '5 and 6',
              'The mock call, with a friend who asks the dispatcher’s questions.',
              'The place is out within eight seconds',
            ],
            ['7', 'Rest. Read your pages. Which line is most often empty?', 'You can name it'],
            [
              '8 to 10',
              'A clip of one minute, once, with sound. Then a whole page, alone.',
              'The page is done within ten minutes of the clip',
            ],
            [
              '11 to 13',
              'The whole chain: clip, call, page. A friend plays the dispatcher and interrupts.',
              'You answer and never start over',
            ],
            [
              '14',
              'Describe the photograph of day 1 from memory. Compare with your first page, then with the picture.',
              'You see what stayed and what you added',
            ],
          ],
        },
      },
      'If you miss the mark, which is our own, stay in that block for another day. Score each page with three numbers: right, wrong, and “not seen”. The second number is the one to bring down. A page with six right and none wrong is better than one with fifteen right and four wrong, because nobody who reads it can tell which four.',
      { heading: 'The call, line by line' },
      'Fill each gap aloud. Your friend asks the next line only when the last one is answered.',
      {
        steps: [
          '“I am at …”: street and number, or two crossing streets; town; floor or side of the building.',
          '“What is happening now is …”: one sentence.',
          '“Injured: … Weapons: …”: yes, no, or “I don’t know”.',
          '“The person …”: what lasts, then shoes and pants, then jacket and hat.',
          '“They went …”: street and direction, on foot or in what, how many minutes ago.',
          '“My name and number are …” Stay on the line until you are told to hang up.',
        ],
      },
      'Twice in the two weeks your friend should interrupt with “Is anyone breathing badly?” or “Say the address again.” Answer that question and no other. A dispatcher who asks has a reason.',
      { heading: 'Measure by things' },
      {
        list: [
          'Height: most doors inside American homes are 80 inches high, which is 6 feet 8. Stand friends of known height beside one and guess first.',
          'Distance: count your own steps over 50 feet once. Note how many you need.',
          'Time: people tend to think that a short event lasted longer than it did. Write the time from your phone’s call list, and count seconds in the next clip.',
          'Direction: learn where north lies from your door, your work and your bus stop.',
        ],
      },
      { heading: 'The page' },
      'Copy this by hand into the back of the notebook. Below it leave a third of the page empty.',
      {
        table: {
          caption: 'One page, one event',
          head: ['Line', 'Write', 'Example from a practice clip'],
          rows: [
            ['1', 'Date; time it began, time I write', 'March 3, 9:14 pm; 9:18 pm'],
            [
              '2',
              'Where I stood, how far, light, what was in the way',
              'Bus shelter, 20 steps, street lamp behind me, parked truck',
            ],
            ['3', 'What I saw, heard, smelled, in order', 'Glass broke (heard). Then a person ran out (saw).'],
            [
              '4',
              'Person: lasts, lasts an hour, changes in a minute',
              'To the top of the truck’s window; white shoes; gray hood',
            ],
            ['5', 'Vehicle; direction', 'None seen; toward 5th Street, north'],
            ['6', 'What I did not see', 'The hands. The door itself.'],
            ['7', 'Who else was there', 'Woman with a stroller, gave her number'],
            ['8', 'Call: time, and what I was told', '9:15 pm; wait inside'],
            ['9', 'Name, signature, date, time finished', '(name), March 3, 9:24 pm'],
          ],
        },
      },
      'In the margin of lines 3 to 5 put one letter beside each detail: S for what you sensed yourself, T for what someone told you, C for what you concluded. “He was drunk” is a C. “He held the rail with both hands” is an S. If a line is nearly all C, ask yourself what you saw that led you there, and write that.',
      'Draw a small plan in the free third: you, the event, and everything that stood between. It shows in one look why you can’t know certain things.',
      { heading: 'Later that day' },
      'You will remember more. That is usual. Leave the page as it is and write below the signature: “Added 10:40 pm:” with the new detail and your initials. If you have heard or read about the event in the meantime, note that too, because it may be where the detail comes from.',
    ],
    subsections: [
      'Fewer wrong details before more right ones',
      'Answer the dispatcher’s question and no other',
      'S for sensed, T for told, C for concluded',
      'The plan shows what you could not see',
      'After the signature only additions, each with its time',
    ],
    practice: [
      'Copy the form twice by hand: one for the notebook, one for the drawer by your front door.',
      'Say your location aloud at three places each day, as you would to a dispatcher. Count the seconds.',
      'At the end of week one, tell a friend about a clip, then write the page. In week two write first. Compare the wrong details.',
    ],
    mistake:
      'Collecting adjectives. “Suspicious, scruffy, foreign” describes the writer. Cross no word out on a signed page, but before you sign, ask of each word what a camera would have shown. If the answer is nothing, replace it.',
    reading: [
      { title: 'Eyewitness Testimony', by: 'Elizabeth F. Loftus' },
      { title: 'Identifying the Culprit: Assessing Eyewitness Identification', by: 'National Research Council' },
      { title: 'Eyewitness Evidence: A Guide for Law Enforcement', by: 'National Institute of Justice' },
      { title: 'Calling 911', by: 'National 911 Program, 911.gov' },
    ],
  },
  drawing: {
    svg: sheet(
      'level-3-witness-notebook',
      258,
      box(20, 6, 274, 246, { width: 2.5 }),
      line('M12 34h16M12 82h16M12 130h16M12 178h16M12 226h16', { width: 2.5 }),
      line('M132 110L172 46H286V120L208 147V110z', { stroke: 'none', fill: tone }),
      line('M88 180L172 46M94 186L286 120', { stroke: signal, dash: '5 5' }),
      line('M36 46H196M230 46H286', { width: 4 }),
      line('M196 46l10-22', { width: 2.5 }),
      words([240, 34], 'Door'),
      words([246, 82], 'Not seen', { anchor: 'middle', fill: signal }),
      box(132, 110, 76, 37, { fill: paper }) + line('M188 110v37', faint),
      words([160, 133], 'Truck', centred),
      seen('other', [104, 72], 180),
      arrow([84, 72], [46, 72], { width: 2 }),
      words([66, 97], 'Seen', centred),
      seen('you', [78, 196], -52),
      line('M87 184L104 92', { dash: '1 6' }),
      words([78, 230], 'You, 9:14 pm', centred),
      words([140, 194], '20 steps from the door,'),
      words([140, 211], 'street lamp behind me'),
      arrow([280, 236], [248, 236], { width: 2 }),
      words([240, 241], 'N', { anchor: 'end' }),
    ),
    height: 258,
    after: 16,
    alt: 'A page of the notebook with a plan from above: you stand below on the left, a truck stands between you and the open door of a shop. Two lines run from you past the truck’s corners to the wall; the field between them, with the door, is marked “Not seen”. A person who runs to the left is marked “Seen”. The time, the steps, the lamp and north are noted.',
    caption: 'The plan in the free third: it says what you saw, and why you did not see the door.',
  },
  drill: {
    title: 'One minute seen, one page written',
    needs: ['A film clip of one minute that you don’t know', 'Your form, a pen, a timer', 'A switched-off phone'],
    steps: [
      { minutes: 1, text: 'Watch the clip once, with sound. Write nothing yet.' },
      { minutes: 2, text: 'Make the call aloud into the phone. The place comes first, then the lines in their order.' },
      {
        minutes: 4,
        text: 'Fill in the page alone. Write “not seen” where it is true. Put S or C in the margin and draw the plan.',
      },
      { minutes: 1, text: 'Sign, with the time. From now on you only add below.' },
      { minutes: 2, text: 'Watch the clip again. Count right, wrong and “not seen”, and log the three numbers.' },
    ],
  },
  questions: [
    {
      id: 'level-3-witness-notebook/second-look',
      kind: 'decide',
      prompt:
        'You signed your page about a break-in at 8:10. At 9:30, over coffee, a neighbor mentions a blue bicycle, and now you seem to remember one too. What do you write?',
      options: [
        'Below the signature: the time, the bicycle, and that she spoke of it first.',
        'In line 3, between the other details, so that the order of events stays right.',
        'Nothing, because whatever comes after the signature is worthless to the police.',
        'A clean new page with the bicycle, and the old page goes into the trash.',
      ],
      why: 'An addition with its own time keeps the first page honest, and the reader must know that you heard it from her before. Line 3 would make it look like your first memory. Leaving it out or replacing the page hides how the detail arose.',
      from: 'If you have heard or read about the event in the meantime, note that too, because it may be where the detail comes from.',
    },
    {
      id: 'level-3-witness-notebook/interrupted',
      kind: 'decide',
      prompt:
        'You are in the middle of describing a car when the dispatcher interrupts: “Is anyone hurt?” You saw a man holding his arm. What do you say?',
      options: [
        '“One man is holding his arm. I don’t know more.”',
        '“One moment, I have to finish the plate or I will forget it.”',
        '“I’m no doctor, so I’d rather not say anything on that.”',
        '“Yes, his arm is broken, and he is probably in shock as well.”',
      ],
      why: 'The question decides which help is sent, so it gets its answer at once, and only with what you saw. The plate can wait for two seconds. Saying nothing hides a fact, and a broken arm is a conclusion.',
      from: 'Answer that question and no other. A dispatcher who asks has a reason.',
    },
    {
      id: 'level-3-witness-notebook/drunk',
      kind: 'mistake',
      prompt:
        'In line 3 you read: “S: He was drunk and wanted to get in. S: The door was locked.” You stood across the street. What is wrong?',
      options: [
        'Both are marked S, but you concluded them.',
        'Both belong in line 6, since they are about what you did not see.',
        'Both are too short; each detail needs at least one full sentence.',
        'Both should carry a T, since you are telling them to the police.',
      ],
      why: 'From across the street you can see a man sway and pull at a handle; the rest is your conclusion. Write what you saw with an S, and the rest with a C. T stands for what someone told you.',
      from: '“He was drunk” is a C. “He held the rail with both hands” is an S.',
    },
    {
      id: 'level-3-witness-notebook/call-order',
      kind: 'order',
      prompt: 'You have just seen someone climb out of a shop window. Put the sentences of your call in order.',
      steps: [
        '“I am at Oak and 5th, across from the bakery.”',
        '“Someone has just climbed out of the shop’s window.”',
        '“Nobody is hurt that I can see. I saw no weapon.”',
        '“About as high as the door’s top hinge, a limp, white shoes.”',
        '“They went north on 5th, on foot, a minute ago.”',
      ],
      why: 'Help can start on the place alone. What happens now, and injuries and weapons, decide which help. The person and the direction follow, from what lasts to what changes.',
      from: '“I am at …”: street and number, or two crossing streets; town; floor or side of the building.',
    },
    {
      id: 'level-3-witness-notebook/which-number',
      kind: 'recall',
      prompt: 'You score a page with three numbers. Which are they, and which one do you bring down first?',
      answer: 'Right, wrong and “not seen”. The wrong ones come down first.',
      why: 'A reader can’t tell your wrong details from your right ones, so each wrong one spoils the others. “Not seen” does no harm; it tells the reader where to look for another witness.',
      from: 'Score each page with three numbers: right, wrong, and “not seen”. The second number is the one to bring down.',
    },
  ],
} satisfies GuidedModule
