import type { Question } from '../../domain/course/questions'
import type { SectionId } from '../curriculum/outline'

export const week1Questions: Readonly<Record<SectionId<1>, readonly Question[]>> = {
  'see-it-early': [
    {
      kind: 'decide',
      id: 'see-it-early/late-train',
      prompt:
        'It is ten at night and your train is slowing down for your stop. You are halfway through a message to a friend. What do you do?',
      options: [
        'Put the phone away now and write the rest when you are at home.',
        'Write until the doors open, then put the phone away as you step out.',
        'Step out, stop beside the doors and finish the message before you walk on.',
        'Finish it on the stairs to the street and look up between the words.',
      ],
      why: 'From train to street is a transition: you are busy, and you stand still. The phone should be gone before it begins. At the doors or on the stairs, you are already in the middle of it.',
      from: 'Put the phone away before the transition, not during it.',
    },
    {
      kind: 'mistake',
      id: 'see-it-early/two-baselines',
      prompt:
        'You spend a morning in a library and learn that anyone who hurries there stands out. At noon, on a train platform, you count nine people who hurry and feel surrounded. What is wrong here?',
      options: [
        'You took the normal of one place for the normal of another.',
        'You counted nine people, but only a single one can be an anomaly.',
        'You should have spent a whole morning on the platform as well.',
        'You watched how people walk, which tells nothing about a place.',
      ],
      why: 'Hurrying is ordinary on a platform. Each place has its own baseline, and five seconds at the entrance are enough to find it. How fast people walk is part of it.',
      from: 'A library and a train platform have different baselines, so you cannot learn one rule for both. Take five seconds when you enter and ask what ordinary looks like here.',
    },
    {
      kind: 'order',
      id: 'see-it-early/look-order',
      prompt: 'A stranger comes toward you in a lobby. In which order do you look?',
      steps: ['At the hands.', 'At where the person is looking.', 'At what stands between the two of you and the exit.'],
      why: 'Hands come first because they do the harm. Where a person looks comes second, and the things that stand between you and the exit come last.',
      from: 'Hands first, because hands do harm. Then where a person is looking, then what stands between the two of you and the exit.',
    },
    {
      kind: 'mistake',
      id: 'see-it-early/bus-ride',
      prompt:
        'On your first day of practice you ride a bus for forty minutes and look at every passenger, long and hard. At your stop you are too tired to look around. What is wrong here?',
      options: [
        'You gave everybody the long look that you should save for what does not fit.',
        'You practiced on a bus, where the passengers change too often for a baseline.',
        'You looked for only forty minutes, when a baseline takes an hour to find.',
        'You looked at the passengers, when only the driver and the doors matter.',
      ],
      why: 'Awareness that tires you is soon switched off. Glance, decide, and move on. A bus has a baseline like any other place, and to find it takes seconds, not an hour.',
      from: 'Awareness that tires you after an hour will be switched off after two. Glance, decide, move on, and save the long look for what does not fit.',
    },
    {
      kind: 'recall',
      id: 'see-it-early/two-anomalies',
      prompt: 'An anomaly can be one of two things. Which two?',
      answer: 'Something present that should not be there, or something missing that should.',
      why: 'A heavy coat in July is present and should not be. A bar that goes quiet is missing its noise. The second kind is easier to overlook, so ask for both.',
      from: 'Then look for the anomaly: something present that should not be there, or something missing that should.',
    },
  ],
  'keep-your-distance': [
    {
      kind: 'decide',
      id: 'keep-your-distance/second-step',
      prompt:
        'At dusk, outside a pharmacy, a stranger asks you for directions. He comes too close; you step back and answer, and he closes the gap. You step back again, and he closes it again. What do you do?',
      options: [
        'Leave the conversation and move sideways to the lit door and the people.',
        'Finish the directions quickly, so that he has no reason to stay with you.',
        'Keep stepping back and talking until he notices that he is too close.',
        'Hold your ground and push his chest back to two arm lengths.',
      ],
      why: 'A polite person notices and stops. Closing the gap a second time is information, and you act on it. More words, or more steps in a straight line, leave you where you were, and a push starts a fight.',
      from: 'A polite person notices and stops. Somebody who closes the gap a second time has told you something important.',
    },
    {
      kind: 'mistake',
      id: 'keep-your-distance/curb',
      prompt:
        'A man talks at you on a narrow sidewalk. You back away from him step after step, palms open, until your heel meets the curb and you stumble. What is wrong here?',
      options: [
        'You kept going straight back when the second step belongs to the side.',
        'You gave way from the start, and that invites people to follow.',
        'You held your palms open when they should have stayed at your sides.',
        'You moved off before you had heard what he wanted from you.',
      ],
      why: 'Giving way is right, and so are the open hands. The straight line is the fault: behind you there is always a wall or a curb. Sideways leads toward light and people.',
      from: 'Step back once, then sideways, toward light and people.',
    },
    {
      kind: 'decide',
      id: 'keep-your-distance/fifteen-steps',
      prompt:
        'You walk home at nine in the evening. Fifteen steps ahead, a man leans on a wall, and something about him bothers you. The street is wide and quiet. What do you do?',
      options: [
        'Cross the street now, long before you come near him.',
        'Walk on, and step aside when he is two arm lengths away.',
        'Walk on close to the wall, and greet him as you pass.',
        'Stop where you are until you know what he is doing.',
      ],
      why: 'At ten steps or more you can still cross the street, and being bothered is reason enough. At two arm lengths you can only step off and speak. Standing still gives your time away.',
      from: 'Cross the street, enter a store, phone',
    },
    {
      kind: 'decide',
      id: 'keep-your-distance/bench',
      prompt:
        'On a busy square a stranger stops you and asks the way to the museum. There is a bench beside you. You want to be helpful and safe. What do you do?',
      options: [
        'Move around the bench while you answer, so that it stands between you.',
        'Sit down on the bench while you answer, so that you look relaxed.',
        'Step close beside the stranger while you answer, so that you can both point.',
        'Stay squarely in front of the stranger while you answer, so that you see both hands.',
      ],
      why: 'A bench makes the other person go around, which takes time and shows intent. Sitting costs you your legs, standing side by side costs you the distance, and squarely in front feels like a contest.',
      from: 'When a stranger stops you on the street, let a bench or a bollard end up between the two of you while you answer.',
    },
    {
      kind: 'recall',
      id: 'keep-your-distance/by-heart',
      prompt: 'Which distance do you keep from a stranger who wants something from you?',
      answer: 'Two of your own arm lengths.',
      why: 'From there you see hands and feet, can step off and can speak. At one arm length you can only react, so that distance is for people you trust.',
      from: 'Learn one distance by heart: two of your own arm lengths from a stranger who wants something from you.',
    },
  ],
  'stand-and-move': [
    {
      kind: 'mistake',
      id: 'stand-and-move/knees',
      prompt:
        'The timer rings and you stop into your stance. One foot is half a step ahead, both knees are straight, your weight is over the front of your feet, and your open hands are at chest height. What is wrong here?',
      options: [
        'The knees: they should be soft.',
        'The feet: they should be level.',
        'The hands: they should be closed.',
        'The weight: it should be on your heels.',
      ],
      why: 'Soft knees let you move at once. The rest is right: half a step apart, weight in front, palms outward. Closed hands would look like a challenge.',
      from: 'One foot is half a step ahead, both knees are soft, and your weight sits over the front of your feet.',
    },
    {
      kind: 'decide',
      id: 'stand-and-move/step-left',
      prompt:
        'In a store, an angry customer waves his arms on your right. You face him, the exit is on your left, and you want one quick step that way. How do you take it?',
      options: [
        'Move the left foot first, and let the right foot follow it.',
        'Cross the right foot over the left, since that step is longer.',
        'Lean to the left, and let both feet catch up with you.',
      ],
      why: 'The foot nearest to where you are going moves first. Crossed feet and a lean both leave you off balance for a moment, and that is when people fall.',
      from: 'The foot nearest to where you are going moves first, the other follows, and your feet do not cross.',
    },
    {
      kind: 'decide',
      id: 'stand-and-move/shaking-fingers',
      prompt:
        'A man screamed at you at a crossing. He is gone, and you are in a café among people. You want to phone your sister, but your fingers keep missing the screen. What do you do?',
      options: [
        'Breathe two rounds in counts of four, then try again.',
        'Hold your breath until your hands are steady, then try again.',
        'Sit still until the shaking has passed by itself, then try again.',
        'Shake your arms and breathe as fast as you can, then try again.',
      ],
      why: 'Two rounds slow the pulse enough for voice and fingers. A breath that you only hold makes things worse, and so does a fast one. Waiting works in the end, but you have a quicker way.',
      from: 'Two rounds slow the pulse enough to bring back your voice and your fingers.',
    },
    {
      kind: 'order',
      id: 'stand-and-move/fall',
      prompt: 'You trip backward on thick grass. In which order do you act?',
      steps: ['Tuck your chin.', 'Bend your knees.', 'Slap the ground beside you with forearms and palms.'],
      why: 'The head comes first, because nothing else you could hurt matters as much. Bent knees bring you close to the ground, and only then do the arms meet it, beside you and not behind.',
      from: 'If you trip backward, tuck your chin so that the back of your head stays off the ground, bend your knees, and let your forearms and palms slap the floor beside you, not behind.',
    },
    {
      kind: 'recall',
      id: 'stand-and-move/count',
      prompt: 'How does one round of the breathing count go, and how many rounds do you need?',
      answer: 'In through the nose for four, hold four, out for four, hold four. Two rounds.',
      why: 'Four parts of the same length are easy to keep under stress. People often forget the second hold, after breathing out.',
      from: 'In through the nose for four counts, hold four, out for four, hold four. Two rounds slow the pulse enough to bring back your voice and your fingers.',
    },
  ],
  'use-your-voice': [
    {
      kind: 'decide',
      id: 'use-your-voice/parking',
      prompt:
        'At noon a driver gets out of her car and shouts that you took her space. She stays beside her own door, six steps away. What do you say first?',
      options: [
        '“You are angry about the parking space.”',
        '“Calm down, it is only a parking space.”',
        '“Stop. Stay back. I don’t want trouble.”',
        '“I was here first, so please drive on.”',
      ],
      why: 'She is upset and keeps her distance, so the low voice says what you see. “Calm down” makes angry adults angrier, being right starts an argument, and the loud voice is for someone who comes closer.',
      from: 'Say what you see, not what you think of it: “You are angry about the parking space.”',
    },
    {
      kind: 'decide',
      id: 'use-your-voice/keeps-coming',
      prompt:
        'Outside a station at eleven at night, a man walks straight at you. You have stepped back twice and he keeps coming. Three people stand at the bus stop. What do you say, loudly?',
      options: [
        '“Stop. Stay back. I don’t want trouble.”',
        '“What do you want from me? Who are you?”',
        '“One more step and you will regret it!”',
        '“You seem upset. Would you like to talk?”',
      ],
      why: 'Plain words tell him what to do and the people at the bus stop who is asking for peace. A question invites an answer, a threat makes you look like the attacker, and the low voice comes too late.',
      from: 'Plain words, no swearing, no questions: “Stop. Stay back. I don’t want trouble.”',
    },
    {
      kind: 'mistake',
      id: 'use-your-voice/checkout',
      prompt:
        'In a checkout line a woman says that you pushed in, and you let her go ahead. As she leaves she calls you an idiot. You answer, politely, that she should look in a mirror, and she comes back. What is wrong here?',
      options: [
        'You answered an insult that you could have let fall.',
        'You let her go ahead, which told her that you are weak.',
        'You spoke so politely that she took it for mockery.',
        'You waited too long and should have answered at once.',
      ],
      why: 'The trouble was over until you answered. An insult is bait, however polite the reply. Letting her go ahead was the right choice, and a quicker answer would only have brought her back sooner.',
      from: 'Never tell an angry adult to calm down, and never answer an insult. It is bait; let it fall.',
    },
    {
      kind: 'decide',
      id: 'use-your-voice/wallet',
      prompt:
        'It is dark, and you are alone at an ATM. A man with one hand in his jacket tells you to hand over your wallet. The street is free on your left. What do you do?',
      options: [
        'Toss the wallet to the right and move away to the left.',
        'Hold out the wallet and wait until he has taken it.',
        'Give him the cash and ask whether you may keep the cards.',
        'Tell him in a loud voice that the police are on their way.',
      ],
      why: 'A wallet costs less than any injury, and tossing it to one side gives you the other. Holding it out or bargaining keeps you within his reach, and a bluff may provoke him. Report it when you are safe.',
      from: 'A wallet tossed to one side while you move to the other costs less than any injury. Report it when you are safe.',
    },
    {
      kind: 'recall',
      id: 'use-your-voice/two-numbers',
      prompt:
        'Someone near you is in a mental health crisis. Which two numbers help in the United States, and whom does each reach?',
      answer: '988: the Suicide and Crisis Lifeline. 911: the emergency services.',
      why: 'Your part is short: short sentences, the same one again, visible hands, more room. Then you call the people who are trained for it.',
      from: 'Then call for help; in the United States, 988 reaches the Suicide and Crisis Lifeline and 911 the emergency services.',
    },
  ],
  'what-the-law-allows': [
    {
      kind: 'decide',
      id: 'what-the-law-allows/he-runs',
      prompt:
        'At a bus stop at night a man grabs you and you push him away. He stumbles, gets up and runs. Nobody else is near. What do you do?',
      options: [
        'Let him run, get to a safe place and call 911.',
        'Run after him and hold him until the police come.',
        'Catch up and push him once more, so that he stays away.',
        'Follow him at a distance so that you can say where he lives.',
      ],
      why: 'He runs, so the danger is over, and so is your right to use force. Holding or pushing him now could make you the offender. Following him, even at a distance, brings you back to the danger.',
      from: 'The justification ends when the danger ends. If the other person runs, falls, or gives up, your right to use force is over at that very moment.',
    },
    {
      kind: 'mistake',
      id: 'what-the-law-allows/friday',
      prompt:
        'On Monday a coworker says that he will beat you up on Friday. On Tuesday you see him in the parking lot, alone and with his back to you, and you hit him first. Why is this not self-defense?',
      options: [
        'The harm was days away, so it was not imminent.',
        'You had no witness who heard him make the threat.',
        'You hit him without telling him first that you would.',
        'You were at work, where self-defense does not apply.',
      ],
      why: 'The harm must be about to happen, and Friday was three days away. A witness or a warning would not change that, and the five words hold at work as well.',
      from: 'Imminent: the harm was about to happen, not yesterday and not next week.',
    },
    {
      kind: 'decide',
      id: 'what-the-law-allows/bicycle',
      prompt:
        'From your kitchen window, at two in the morning, you see someone cut the lock of your bicycle in the yard. What do you do?',
      options: [
        'Stay inside, write down what you see, and call.',
        'Go out and stand in the gate until it is put down.',
        'Go out with a bat, since it is your property.',
        'Run after the thief as soon as the gate opens.',
      ],
      why: 'An object is not worth an injury to anyone, and in most places you may not seriously hurt a person to save one. The gate, the bat and the chase all turn a theft into a fight.',
      from: 'In most places you may not seriously hurt a person to save an object. Let the bicycle go, write down what you saw, and call.',
    },
    {
      kind: 'mistake',
      id: 'what-the-law-allows/no-duty',
      prompt:
        'You have read that your state asks nobody to retreat. A drunk man in a bar lifts his fists, and the open door is right behind you. You stay and lift yours, because you need not leave. What is wrong here?',
      options: [
        'You could leave safely, and that raises the fewest questions.',
        'You stayed without a witness beside you, who could speak for you.',
        'You lifted your fists, when you should have hit before he did.',
        'You stayed in silence, when you should have told him your right.',
      ],
      why: 'Having no duty to leave is no reason to stay. Afterwards you must explain what you did to people who were not there, and leaving needs the least explaining. A witness or a word about your rights does not end a fight, and hitting first makes it yours.',
      from: 'Even where you have no duty to leave, leaving is the choice with the fewest questions.',
    },
    {
      kind: 'recall',
      id: 'what-the-law-allows/five-words',
      prompt: 'By which five words is self-defense judged in most of the United States?',
      answer: 'Imminent, necessary, proportionate, reasonable, innocent.',
      why: 'Self-defense needs all five. The details differ from state to state, so look up the statute of your own.',
      from: 'Imminent, necessary, proportionate, reasonable, innocent',
    },
  ],
  'first-minutes-after': [
    {
      kind: 'order',
      id: 'first-minutes-after/five-steps',
      prompt: 'You have got away from an attack. Put the next minutes in order.',
      steps: [
        'Reach safety.',
        'Call 911.',
        'Check yourself from head to foot.',
        'Help whoever is hurt, if the place is safe.',
        'Show officers your empty hands and do what they say.',
      ],
      why: 'A call from a dangerous place may end too soon, so safety comes first. The call is second, because help takes time to come. Check yourself before others: you may not feel an injury.',
      from: 'Safety, call, self-check, help, cooperate',
    },
    {
      kind: 'decide',
      id: 'first-minutes-after/first-words',
      prompt:
        'You are behind the locked door of a bakery, and a woman beside you is bleeding. 911 answers. What do you say first?',
      options: [
        '“I am at 12 Mill Street, in the bakery.”',
        '“A woman is bleeding badly, please hurry.”',
        '“I want to report an attack by two men.”',
        '“My name is Sam Ortiz, and I am safe now.”',
      ],
      why: 'The place comes first: if the line breaks, help still knows where to go. What happened comes second, and who is hurt comes third. Your name can wait.',
      from: 'Say where you are first, then what happened, then who is hurt.',
    },
    {
      kind: 'mistake',
      id: 'first-minutes-after/outside-the-bar',
      prompt:
        'At midnight a man hit you outside a bar, and his two friends still stand at the door. You stay in front of them, tell people how it began, and call 911 from there. What is wrong here?',
      options: [
        'You stayed in the place of danger instead of calling from next door.',
        'You called 911 yourself, which a witness should have done for you.',
        'You called before you had heard what his two friends had to say.',
        'You called before you had checked yourself from head to foot.',
      ],
      why: 'His friends are there, so it is not over. Leave first and call from the store next door. The self-check follows the call, the call is yours to make, and explaining can wait.',
      from: 'Leave the place of danger first; you can call from the store next door.',
    },
    {
      kind: 'decide',
      id: 'first-minutes-after/shoulder',
      prompt:
        'You are in a safe place and the ambulance is on its way. You press hard with both hands on a deep wound in a man’s shoulder, but blood keeps soaking through the cloth. What do you do?',
      options: [
        'Pack the wound with more cloth and press again.',
        'Lift the cloth to see where the blood comes from.',
        'Press more gently, so that he has less pain.',
        'Put a tourniquet around the shoulder.',
      ],
      why: 'A deep wound that soaks through is packed and pressed again. Looking or pressing less lets it bleed. A tourniquet is for an arm or a leg, and never goes on a joint.',
      from: 'If blood keeps soaking through and the wound is deep, pack it with cloth and press again.',
    },
    {
      kind: 'recall',
      id: 'first-minutes-after/tourniquet',
      prompt: 'A leg bleeds heavily. Where does a tourniquet go, how tight, and what do you do once it holds?',
      answer:
        'Two to three inches above the wound, never on a joint, tightened until the bleeding stops. Note the time and leave it on.',
      why: 'People tend to stop turning when it hurts; the bleeding decides, and not the pain. Those who take over need the time at which you put it on.',
      from: 'On an arm or a leg, a tourniquet goes two to three inches above the wound, never on a joint, and is tightened until the bleeding stops. Note the time and leave it on.',
    },
  ],
  'plan-your-training': [
    {
      kind: 'decide',
      id: 'plan-your-training/seventy-minutes',
      prompt:
        'You have seventy minutes a week to train, and you want the breathing count to be there a year from now. What do you do?',
      options: [
        'Ten minutes each day, tied to something you already do.',
        'Seventy minutes on Sunday, when nothing disturbs you.',
        'Seventy minutes a day in one week of your vacation.',
        'Ten minutes each day until it works, and then none.',
      ],
      why: 'Short practice with gaps makes you reach for a skill, and that keeps it alive. One long block fades, and so does a skill that you stop using once it works.',
      from: 'What keeps a skill alive is short practice, spread out, with a gap long enough that you have to reach for it.',
    },
    {
      kind: 'mistake',
      id: 'plan-your-training/sore',
      prompt:
        'You begin on a Monday, full of energy, and train at home, an hour a day for five days. By Saturday everything hurts, and in the second week you do nothing at all. What is wrong here?',
      options: [
        'You began with more than you could keep up every day.',
        'You began at home, when only a gym keeps you going.',
        'You stopped in the second week, when you had to push on.',
        'You rested on Saturday, and so the soreness could set in.',
      ],
      why: 'Five hours in a first week end in sore muscles and a stop. Do less than you could, every day, for a month. Rest is part of the plan, drills need no gym, and pushing on through pain only makes the break longer.',
      from: 'You will be sore and stop. Do less than you could, every day, for a month.',
    },
    {
      kind: 'decide',
      id: 'plan-your-training/boasting',
      prompt:
        'You visit a school for the second time. The warm-up is good and partners are matched by size, but in the break the instructor tells how many street fights he has won. What do you do?',
      options: [
        'Thank him and look at another school.',
        'Join, since the lessons themselves are good.',
        'Join for a month and see how he fights.',
        'Ask him to leave those stories out of the lesson.',
      ],
      why: 'Boasting about street fights is one of the two signs to leave a school, however good the warm-up is; the other is beginners who get hurt. Asking him changes what he says, and not what he teaches.',
      from: 'Leave a place where beginners get hurt or where the instructor boasts about street fights.',
    },
    {
      kind: 'recall',
      id: 'plan-your-training/doctor',
      prompt: 'Who should talk to a doctor before starting to train?',
      answer: 'Anyone who has a heart condition, is pregnant, or has not moved much for years.',
      why: 'A doctor can say what is safe for you and what to leave out. One talk beforehand costs less than an injury.',
      from: 'Talk to a doctor before you start if you have a heart condition, are pregnant, or have not moved much for years.',
    },
  ],
}
