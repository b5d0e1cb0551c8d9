import { arrow, line, sheet, signal, words } from '../../../../artwork/lessons/marks.ts'
import { house } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const centred = { anchor: 'middle' } as const
const numbered = (x: number, y: number, number: number) => house(x, y, 62, 44) + words([x + 31, y + 17], `${number}`, centred)

export default {
  id: 'level-3-seventy-two-hours',
  level: 3,
  version: 1,
  changes: [],
  title: 'Seventy-two hours',
  description: 'Three days without power or water: your household first, then a street that checks on itself.',
  buildsOn: ['neighbors-in-an-emergency', 'navigate-without-a-phone', 'first-minutes-after'],
  text: {
    content: [
      'It is 1 pm, the power has gone, the tap runs thin, and your phone shows one bar. The section on neighbors in Week 5 gave you the first hour. This module takes you from there to hour 72, on paper, and then through four rehearsals.',
      { heading: 'Three days at a glance' },
      {
        table: {
          caption: 'Copy it and hang it inside a cupboard door',
          head: ['When', 'Household', 'Street'],
          rows: [
            [
              'Hour 1',
              'Shoes on, people counted. Gas smell: touch no switch, everyone out, call from outside. Write the time on tape and seal the refrigerator.',
              'Meet at the corner. Name, roles, first round of doors.',
            ],
            [
              'To hour 4',
              'While the tap runs clean, fill every clean pot. Send your one text. By hour 4, perishable food goes on ice; without ice, into the trash.',
              'First to those whose machine or medicine needs power. Write down how long each battery lasts.',
            ],
            [
              'First night',
              'Flashlights, no candles. Everyone sleeps within call.',
              'Second round before dark. One card in each window: OK or HELP.',
            ],
            [
              'Day 2',
              'Count gallons. Throw out freezer food without ice crystals.',
              'Rounds at 9 am and 5 pm. Lead and writer change.',
            ],
            ['Day 3', 'Decide by noon: stay or go?', 'One message out: place, people, needs. Hand over to professionals.'],
          ],
        },
      },
      'A closed refrigerator keeps food safe for about four hours, a full freezer for about 48, a half-full one for about 24. When in doubt, throw it out; never taste it to test it. Ask a pharmacist now what holds for any medicine that must stay cold.',
      { heading: 'Water and light' },
      {
        list: [
          'Count: people times one gallon times three days. Four people need 12 gallons, about 100 pounds. Use small containers that everyone can lift. Add water for animals.',
          'Drink what your body needs. Save on washing and work, and rest in the shade in hot weather.',
          'Doubtful water, and any from a tap whose pressure fell: bring it to a rolling boil for one minute, or for three minutes above 6,500 feet. Boiling does not remove fuel or chemicals.',
          'One flashlight for each person, in a place that is found in the dark. Put spare batteries with it.',
          'Grills and camp stoves burn outdoors only. A generator stands outdoors, at least 20 feet from every door, window and vent. Have a carbon monoxide alarm with a battery on each floor. Never plug a generator into a wall outlet.',
        ],
      },
      { heading: 'The list, and who checks on whom' },
      'The list from Week 5 gets four more columns. Ask each household before you write a word about it, and keep the sheet in an envelope with the writer.',
      {
        table: {
          caption: 'The form, with invented entries',
          head: ['House', 'People', 'Needs first', 'Can give', 'Checked by', '9 am', '5 pm'],
          rows: [
            ['12', '2 adults, 1 baby', 'Formula, clean water', 'Camp stove', '22', 'OK', ''],
            ['14', '1, age 81', 'Oxygen machine', 'Spare blankets', '12 and 16', 'OK', ''],
            ['16', '3 adults', 'Nothing', 'Nurse, Spanish', '14', 'no answer', ''],
            ['18', 'Wants only a knock', '', '', '16', 'OK', ''],
          ],
        },
      },
      'Each house checks the next one and the last checks the first, so nobody runs the whole street. The hours are ours; choose your own. A person who lives alone or depends on a machine gets two checkers. A check is short: knock, say your name, ask “Are you all right? Do you have water? What do you need before tonight?” Write one word. A cry for help, or somebody lying there: 911 at once. If nobody answers, call out, look for the card, and come back in ten minutes with a second person. If you still worry, call 911. Don’t break in.',
      { heading: 'Five roles' },
      {
        list: [
          'Lead: decides who goes where. Stays at the corner, or leaves a note there.',
          'Writer: keeps the sheet and the time.',
          'Radio: listens to a battery radio for five minutes on the hour, then switches off.',
          'Messenger: walks in a pair, carries paper, repeats each message back.',
          'Water: counts gallons once a day, house by house.',
        ],
      },
      'Lead and writer change every 12 hours. The old and the new one read the sheet aloud together, two minutes, and sign it with the time.',
      { heading: 'Messages without a phone' },
      'While there is a bar left, send one text to your contact in another state: who, where, hurt or not, when you will write again. Texts often pass when calls fail, and in many places 911 takes them too. Then switch off. After that, paper:',
      {
        creed: ['To: … From: … Time: …', 'Where we are: …', 'What happened, how many: …', 'What we need: …', 'Answer by … to …'],
      },
      'Pin a copy of each message at the corner. For real emergencies know the way on foot to the nearest staffed fire station. FRS walkie-talkies need no license; try their range on your street first.',
      { heading: 'Stay or go' },
      'If a machine keeps someone alive, call 911 before its battery is empty. If the authorities say go, go at once, and leave a note with the time and where you are going. Otherwise go while it is light and the roads are open, if any machine’s battery will not last the night, if you have less than a day of water, or if the house grows too hot or cold for the oldest or youngest person in it.',
      { heading: 'Four rehearsals' },
      {
        steps: [
          'One evening, household: fill in the form for your home, count gallons, find every light in the dark. Go on when you have three days of water.',
          'One evening, two houses: agree on checks, cards and a corner. Go on when both households have agreed to their lines on the list.',
          'Saturday, three hours, household: taps closed, lights and screens off, no phone. Leave medical devices and alarms on. Log what you missed.',
          'Saturday, one hour, street: five roles, one round, three paper messages. You are done when every door has a word and each message came back unchanged.',
        ],
      },
    ],
    subsections: [
      'People times one gallon times three days',
      'Each house checks the next, at 9 am and 5 pm',
      'Two checkers for anyone who is alone or on a machine',
      'One text early, then paper with a time on it',
      'Lead and writer change every 12 hours, reading the sheet aloud',
    ],
    practice: [
      'Write the refrigerator time on tape at the next short outage, even if it lasts ten minutes.',
      'Walk to the nearest staffed fire station once. Note the minutes and draw the way on the back of the list.',
      'Twice a year, when the clocks change, replace water from the tap, test lights and ask each house whether its line still holds.',
    ],
    mistake:
      'Spending the first hour on the phone. The battery is gone by night, and next door someone has been sitting in the dark. Send one text, switch off, and knock.',
    reading: [
      { title: 'Are You Ready? An In-depth Guide to Citizen Preparedness', by: 'Federal Emergency Management Agency' },
      { title: 'Power Outages', by: 'Ready.gov, U.S. Department of Homeland Security' },
      { title: 'Food Safety During Power Outage', by: 'FoodSafety.gov' },
      { title: 'Map Your Neighborhood', by: 'Washington State Emergency Management Division' },
    ],
  },
  drawing: {
    svg: sheet(
      'level-3-seventy-two-hours',
      246,
      line('M6 66h288M6 152h288', { width: 1, dash: '1 5' }),
      numbered(12, 10, 12),
      numbered(119, 10, 14),
      numbered(226, 10, 16),
      numbered(12, 164, 22),
      numbered(119, 164, 20),
      numbered(226, 164, 18),
      arrow([80, 32], [113, 32]),
      arrow([187, 32], [220, 32]),
      arrow([257, 60], [257, 158]),
      arrow([220, 186], [187, 186]),
      arrow([113, 186], [80, 186]),
      arrow([43, 158], [43, 60]),
      words([150, 104], 'Each house checks', { anchor: 'middle', fill: signal }),
      words([150, 121], 'the next one', { anchor: 'middle', fill: signal }),
      words([150, 234], '9 am and 5 pm, on foot, on paper', centred),
    ),
    height: 246,
    after: 10,
    alt: 'Six numbered houses on the two sides of a street, seen from above. An arrow runs from each house to the next one, across the street and back to the first, so that the arrows form a ring. Below: 9 am and 5 pm, on foot, on paper.',
    caption: 'A ring of checks: every door is knocked on, and each household walks only to the next.',
  },
  drill: {
    title: 'A street on one sheet',
    needs: ['One or two people from your home or next door', 'Paper, two pens and a watch', 'No phones on the table'],
    steps: [
      { minutes: 2, text: 'Draw your street with the six nearest houses. Mark the corner where you meet.' },
      {
        minutes: 3,
        text: 'Draw an arrow from each house to the one that it checks. Give a second arrow to anyone who lives alone, if you know that they would agree.',
      },
      { minutes: 2, text: 'Write one message with the five lines: where, what, how many, what you need, answer by when.' },
      {
        minutes: 1,
        text: 'Read it to the messenger once. The messenger leaves the room, comes back and says it without the paper.',
      },
      {
        minutes: 2,
        text: 'Compare with the paper. Note what was lost, and which house you couldn’t fill in. Visit it this week.',
      },
    ],
  },
  questions: [
    {
      id: 'level-3-seventy-two-hours/no-answer',
      kind: 'decide',
      prompt:
        'Second day, 9 am. At number 16 nobody opens. Last night the card in the window said OK; now there is none. You have knocked and called out. What do you do?',
      options: [
        'Come back in ten minutes with a second person, and call 911 if you still worry.',
        'Write “away” on the sheet, since last night’s card said that all was well there.',
        'Break a small window at the back, because every minute may count in there.',
        'Leave a note and come again on the regular round at 5 pm, as the plan says.',
      ],
      why: 'People sleep, wash or stand in the yard, so ten minutes and a second pair of eyes come first, then 911. “Away” is a guess, eight hours are too long, and breaking in can hurt you and frighten them.',
      from: 'If nobody answers, call out, look for the card, and come back in ten minutes with a second person. If you still worry, call 911. Don’t break in.',
    },
    {
      id: 'level-3-seventy-two-hours/one-bar',
      kind: 'decide',
      prompt:
        'The power went half an hour ago. Nobody is hurt. Your phone has one bar of signal and a third of its battery. How do you use it?',
      options: [
        'One text to your contact in another state, then off.',
        'A call to each relative in turn, so that nobody worries.',
        'As a flashlight in the hall, so that nobody falls tonight.',
        'On and in your pocket, in case someone tries to reach you.',
      ],
      why: 'A text often passes when a call fails, and one contact can tell all the others. A round of calls, the light, and a phone that searches for a network all use up the battery that a real emergency would need.',
      from: 'While there is a bar left, send one text to your contact in another state: who, where, hurt or not, when you will write again.',
    },
    {
      id: 'level-3-seventy-two-hours/generator',
      kind: 'mistake',
      prompt:
        'A neighbor runs his generator in the garage, with the door to the street wide open and a cord to his freezer. “Plenty of air,” he says. What is wrong?',
      options: [
        'It has to stand outdoors, at least 20 feet from doors and windows.',
        'It may stand there, but the door into the house has to be sealed with tape.',
        'It may stand there, but a neighbor has to look after it every half hour.',
        'It has to feed the house through a wall outlet, since a cord could overheat.',
      ],
      why: 'Carbon monoxide gathers in a garage and seeps into the house even when the door is open, and nobody smells it. Tape or visits don’t stop it. Plugging it into a wall outlet can kill people who work on the lines.',
      from: 'A generator stands outdoors, at least 20 feet from every door, window and vent.',
    },
    {
      id: 'level-3-seventy-two-hours/three-days',
      kind: 'order',
      prompt: 'Put these tasks of the three days in order.',
      steps: [
        'Write the time on tape and seal the refrigerator.',
        'Fill every clean pot while the tap runs clean.',
        'Put perishable food on ice or into the trash.',
        'Rounds at 9 am and 5 pm, with a new lead and writer.',
        'Decide by noon: stay or go?',
      ],
      why: 'The time on the tape tells you later what is still safe, so it belongs to hour one. The tap may stop soon after. A closed refrigerator keeps for about four hours. From day two there are rounds at 9 and 5, and the decision falls on day three, in daylight.',
      from: 'A closed refrigerator keeps food safe for about four hours, a full freezer for about 48, a half-full one for about 24.',
    },
    {
      id: 'level-3-seventy-two-hours/gallons',
      kind: 'recall',
      prompt: 'How much water do five people need for three days, and what else do you add?',
      answer: 'Fifteen gallons: five people times one gallon times three days. Add water for the animals.',
      why: 'One gallon a person and day covers drinking and a little washing. Fifteen gallons weigh about 125 pounds, so keep them in containers that everyone can lift. Hot weather and illness raise the need.',
      from: 'Count: people times one gallon times three days.',
    },
  ],
} satisfies GuidedModule
