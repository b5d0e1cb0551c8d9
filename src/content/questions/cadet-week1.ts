import type { Question } from '../../domain/course/questions'
import type { CadetWeek1Section } from '../week1/outline'

export const cadetWeek1Questions: Readonly<Record<CadetWeek1Section, readonly Question[]>> = {
  introduction: [
    {
      id: 'introduction/early-choice',
      kind: 'decide',
      prompt:
        'Around eleven at night three loud men stand across the sidewalk, half a block ahead. They have not seen you, and the road is empty. What do you do?',
      options: [
        'Cross the street now, before they have seen you.',
        'Walk on, and be ready to talk your way through.',
        'Walk on at the same pace, so as not to show fear.',
        'Stop and wait to see what they do when they notice you.',
      ],
      why: 'The earliest choice is the cheapest: crossing costs ten seconds. Talking your way out comes later and costs more. Walking on, for whatever reason, or waiting until they notice you gives the early choice away.',
      from: 'The first is that the earliest choice is the cheapest one. Crossing the street costs you ten seconds.',
    },
    {
      id: 'introduction/ask-a-doctor',
      kind: 'decide',
      prompt:
        'It is day 3, and tomorrow’s section asks for the fitness assessment. Twice this month you have had chest pain on the stairs. How do you go on?',
      options: [
        'Talk to a doctor before any of the tests, and read on meanwhile.',
        'Do the assessment at half speed, and stop if the pain is back.',
        'Leave out the run, and do the four tests that need no running.',
        'Put the whole week aside until a doctor has cleared you for it.',
      ],
      why: 'With chest pain a doctor comes before the physical part. Half speed and fewer tests are still the physical part. The other four sections need no clearance, so there is no reason to stop reading.',
      from: 'If you have a heart condition, chest pain, dizziness, a recent injury or a pregnancy, talk to a doctor before the physical part. The other four sections need no clearance.',
    },
    {
      id: 'introduction/reading-on',
      kind: 'mistake',
      prompt:
        'On your first evening you read all five sections in one go. The exercises at their ends you leave for next month, when you will have more time. What is wrong here?',
      options: [
        'You should do each exercise before you read the next section.',
        'You should read one section a week and leave the rest for later.',
        'You should read the whole page twice before the first exercise.',
        'You should do the fitness assessment before you read anything.',
      ],
      why: 'Each section ends with something to do, and you do it before you read on. The pace is one section a day, not a week. A second reading is no exercise, and the assessment has its place on day 4.',
      from: 'Do it before you read on; a page you have only read is gone in a week.',
    },
    {
      id: 'introduction/three-ideas',
      kind: 'recall',
      prompt: 'Which three ideas run through all five weeks?',
      answer: 'The earliest choice is the cheapest one. Strength without restraint is only danger. Nobody is safe alone.',
      why: 'They say when to act, how to use what you learn, and with whom: choose early, hold your strength back, meet your neighbors and learn to call for help well.',
      from: 'Three ideas run through all five weeks. The first is that the earliest choice is the cheapest one.',
    },
  ],
  'core-values': [
    {
      id: 'core-values/loyal-friend',
      kind: 'decide',
      prompt:
        'Outside a bar a friend wants to go back in and hit a man who has laughed at him. “A real friend comes along”, he says. Which is the loyal act?',
      options: [
        'Hold him back, even if he calls you disloyal for it.',
        'Go along, so that he is not alone if it ends badly.',
        'Go along, and try to calm both when you are inside.',
        'Stay out of it, and tell nobody what he plans to do.',
      ],
      why: 'If a friend is about to do harm, holding him back is the loyal act. Going along, even as a peacemaker, brings him to the fight, and loyalty is not silence.',
      from: 'Loyalty is not silence. If a friend is about to do harm, holding him back is the loyal act, and when a team does wrong, the loyal member is the one who says so inside, and outside if the inside will not listen.',
    },
    {
      id: 'core-values/visible-act',
      kind: 'mistake',
      prompt:
        'You do today’s exercise. In your notebook you write: “Discipline. Act for tomorrow: I will be a more disciplined person.” What is wrong here?',
      options: [
        'It names no act that somebody could see tomorrow.',
        'It comes too soon, since a value takes months.',
        'It chooses one value, where all six need an act.',
        'It begins with discipline, where integrity comes first.',
      ],
      why: 'The act must be small enough for tomorrow, and somebody could see it: “phone in the kitchen at ten” can be seen. Tomorrow is right, one value is enough, and you may choose any of the six.',
      from: '“Be more disciplined” cannot be seen; “phone in the kitchen at ten” can.',
    },
    {
      id: 'core-values/ethos',
      kind: 'order',
      prompt: 'Put the four lines of the warrior ethos in order.',
      steps: [
        'I place the safety of people before my pride.',
        'I will not let fear decide for me.',
        'I will not quit what keeps others safe.',
        'I will leave no one behind who needs help.',
      ],
      why: 'Safety before pride is first, because most violence between strangers begins with wounded pride. Then come fear, then duties, and last the help that can be given with a telephone.',
      from: 'Read the first line again. It is first because most violence between strangers begins with wounded pride.',
    },
    {
      id: 'core-values/own-safety',
      kind: 'recall',
      prompt: 'Selfless service has a limit. What is it, and what is the reason for it?',
      answer: 'Your safety comes first, so that the safety of others can come second: a helper who gets hurt needs helpers.',
      why: 'It is not selfish. When you are hurt, there is one more person to be helped and one helper fewer, and those you came for wait longer.',
      from: 'Service has a limit, and we teach it: a helper who gets hurt needs helpers, so your safety comes first in order that theirs can come second.',
    },
  ],
  'mental-preparation': [
    {
      id: 'mental-preparation/if-then',
      kind: 'decide',
      prompt: 'You want a plan for the walk home from the late bus, one that still works under stress. Which do you write down?',
      options: [
        'If someone gets off and walks behind me, then I go into the gas station.',
        'If something about a person feels wrong, then I quickly choose what is best.',
        'If someone gets off and walks behind me, then I turn and ask what he wants.',
        'I will stay calm, keep my head up, and look behind me more often.',
      ],
      why: 'The plan has a concrete trigger and points toward leaving. “Feels wrong” and “what is best” leave the thinking for later, turning to ask leads toward trouble, and the last is a good intention without a trigger.',
      from: 'Keep it concrete, and always point it toward leaving or calling.',
    },
    {
      id: 'mental-preparation/no-ending',
      kind: 'mistake',
      prompt:
        'Each evening you close your eyes and picture the stairwell of your office: the steps, the sound, the man who comes up. When he reaches for you, you stop and start over. What is wrong here?',
      options: [
        'It has no ending in which you are safe and on the phone.',
        'It shows trouble, where only calm scenes should be pictured.',
        'It is done with closed eyes, where the real place is needed.',
        'It is too detailed, where a rough picture would do.',
      ],
      why: 'You see the place, hear it, and watch the trouble begin: all that is right, and so are closed eyes. But every rehearsal ends with you doing the plain thing well, safe and on the phone. Without an ending it is only worry.',
      from: 'End every rehearsal with you safe and on the phone. Don’t rehearse disasters without an ending; that is only worry.',
    },
    {
      id: 'mental-preparation/ooda-garage',
      kind: 'order',
      prompt: 'Late in a parking garage you run the OODA loop once. Put the four steps in order.',
      steps: [
        'A man steps out between two cars and walks toward me.',
        'We are alone on this level, and the guard’s booth is behind me.',
        'My best move is to go to the booth.',
        'I go, all the way, and look back when I am there.',
      ],
      why: 'Observe what is happening, orient yourself by what it means here and now, decide on the next move, act all the way. Then the loop starts again with what he did meanwhile.',
      from: 'On one errand, say the four steps under your breath at each street crossing: what is happening, what does it mean, what will I do, go.',
    },
    {
      id: 'mental-preparation/loop-breakers',
      kind: 'recall',
      prompt: 'Which three things break the OODA loop, and what is the answer to each?',
      answer: 'Distraction: head up. Denial: “what else could it be?” Wanting to be certain: “good enough, go”.',
      why: 'Distraction stops you from observing, denial from orienting, and the wish to be certain from deciding. Each answer is short enough to be said under stress.',
      from: 'You can answer each: head up, “what else could it be?”, and “good enough, go”.',
    },
  ],
  'physical-fitness': [
    {
      id: 'physical-fitness/chest-pressure',
      kind: 'decide',
      prompt:
        'You are on the last lap of the timed run, with your best time in sight, when you feel pressure in your chest. What do you do?',
      options: [
        'Stop at once and let the best time go.',
        'Walk the rest and let the clock run.',
        'Slow down until it passes, then finish.',
        'Keep the pace for the last minute, then rest.',
      ],
      why: 'Pain, pressure in the chest and dizziness end the test at once. Walking with the clock running is allowed for tired legs, not for this, and slowing down to wait for it to pass is going on.',
      from: 'Stop at once if you feel pain, pressure in your chest or dizziness.',
    },
    {
      id: 'physical-fitness/not-both',
      kind: 'mistake',
      prompt:
        'Your first week of PT went well. For the second week you add one push-up to your strength part and one minute to your run. What is wrong here?',
      options: [
        'You add two things in a week, where one is enough.',
        'You add too little; one push-up will change nothing.',
        'You add too soon; the numbers stay for four weeks.',
        'You add to the push-ups, where the run comes first.',
      ],
      why: 'One repetition or one minute a week, not both: that is how to progress without injury. One repetition is enough, the four weeks are for the assessment, and neither part has to come first.',
      from: 'Add one repetition, or one minute, a week. Not both.',
    },
    {
      id: 'physical-fitness/five-tests',
      kind: 'order',
      prompt: 'You have warmed up for the fitness assessment. Put the five tests in order.',
      steps: ['Push-ups.', 'Sit-ups.', 'Pull-ups.', 'Plank.', '1.5-mile timed run.'],
      why: 'All five are taken on one day, in this order, with five minutes of rest after each of the first three and ten after the plank. The same order each time lets you compare your numbers.',
      from: 'Take all five tests on one day, in this order, with the rests given.',
    },
    {
      id: 'physical-fitness/heat',
      kind: 'recall',
      prompt: 'Which two signs are an emergency in the heat, and what do you do?',
      answer: 'Confusion, or hot skin after effort in the heat. Cool the person at once and call 911.',
      why: 'Cooling and calling are both needed, and one of the two signs is enough. Before it comes to that: drink before you are thirsty, and train early or late.',
      from: 'Confusion, or hot skin after effort in the heat, is an emergency: cool the person at once and call 911.',
    },
  ],
  'tactical-awareness': [
    {
      id: 'tactical-awareness/explained',
      kind: 'decide',
      prompt:
        'In a station hall a man without luggage has been looking at everyone who comes in. You are in orange. Then a woman and a child arrive, they hug, and all three walk off laughing. What do you do?',
      options: [
        'Let the matter go, and return to yellow.',
        'Stay in orange until your train leaves.',
        'Watch which way the three of them go.',
        'Put your headphones in; all is well.',
      ],
      why: 'The odd thing is explained, so the specific alert ends, or you will be worn out by noon. Staying in orange and watching them both hold on to it. Headphones are white, and in public you stay in yellow.',
      from: 'Going from orange back to yellow matters too. When a thing is explained, let it go, or you will be worn out by noon.',
    },
    {
      id: 'tactical-awareness/third-sign',
      kind: 'decide',
      prompt:
        'On your way from an ATM you notice a man in gloves in July. He stops when you stop. Now he nods to a second man ahead of you, who starts toward you. What do you do?',
      options: [
        'Leave now, without waiting for any proof.',
        'Watch him a little longer to be sure.',
        'Find a harmless explanation for each of them.',
        'Ask the first man whether he needs something.',
      ],
      why: 'Two odd things deserve attention; at three that point the same way you stop explaining and leave. Certainty comes too late, harmless explanations are for the exercise, and a question brings you closer.',
      from: 'At three that point the same way you stop explaining and leave. You do not owe anybody proof before you cross the street.',
    },
    {
      id: 'tactical-awareness/photographs',
      kind: 'mistake',
      prompt:
        'You do the baseline exercise in a cafe, with the entrance in view. In the last five minutes you find two people who do not fit, take a picture of each, and write down what struck you. What is wrong here?',
      options: [
        'You took pictures of two strangers.',
        'You wrote it down while still there.',
        'You chose a cafe and not a street.',
        'You looked for two, where one will do.',
      ],
      why: 'Observe openly and kindly, without photographing or following anyone. Writing is part of the exercise, a cafe is one of the places that it names, and two anomalies are what you look for at the end.',
      from: 'Don’t photograph strangers, don’t follow anyone, and if somebody feels watched, smile and look elsewhere.',
    },
    {
      id: 'tactical-awareness/after-the-storm',
      kind: 'order',
      prompt:
        'A storm has cut your group off on a hike. One of you bleeds badly, cold rain is falling, the bottles are empty, and nobody has eaten. Put what you do in order.',
      steps: [
        'Press on the wound.',
        'Get everyone dry and out of the wind.',
        'Find water and treat it.',
        'Look for something to eat.',
      ],
      why: 'Three minutes with severe bleeding, three hours without shelter in harsh weather, three days without water, three weeks without food. People worry about food first, and it comes last.',
      from: 'The rule of threes sets the order straight. The numbers are rough; the order is not.',
    },
    {
      id: 'tactical-awareness/black',
      kind: 'recall',
      prompt: 'You notice that you are in black, frozen or in blind panic. Which three things do you do?',
      answer: 'Breathe out, move your feet, say one word aloud.',
      why: 'Black belongs nowhere. Each of the three is small enough to do while you are overwhelmed, and each of them gets something moving again: your breath, your feet, your voice.',
      from: 'Nowhere. Breathe out, move your feet, say one word aloud',
    },
  ],
}
