import type { Question } from '../../domain/course/questions'
import type { SectionId } from '../curriculum/outline'

export const week5Questions: Readonly<Record<SectionId<5>, readonly Question[]>> = {
  'anatomy-of-a-capture': [
    {
      id: 'anatomy-of-a-capture/the-runner',
      kind: 'decide',
      prompt:
        'You stand in line at a bakery when a man takes the money from the drawer and walks out. He limps, you are fast, and the clerk is unhurt. What do you do?',
      options: [
        'Stay in the bakery, lock the door, and call 911 from there.',
        'Follow at a distance, so that you can say where he goes.',
        'Run to the corner and see which way he turns, then call.',
        'Call him back firmly from the door before you dial.',
      ],
      why: 'Theo wanted to run as well, and Maribel’s sentence kept him inside: it is the most important act of the case. Following at a distance and running to the corner are still a chase, and calling him back brings him to you.',
      from: 'A customer, Theo, wants to run after him. Maribel says, “Theo, lock the door and call.”',
    },
    {
      id: 'anatomy-of-a-capture/the-lookalike',
      kind: 'decide',
      prompt:
        'At a bus depot you see a man with the limp and the green jacket that the news described. Your state allows a citizen’s arrest, and two strong friends are with you. What do you do?',
      options: [
        'Keep away, remember what you see, and report it.',
        'Ask him politely to wait with you for the police.',
        'Block the exit together, so that nobody is touched.',
        'Hold him by the sleeve until his shoes are checked.',
      ],
      why: 'In the case a man with a limp was the wrong one, and the officer could be wrong lawfully. You can’t know whether the conditions of a citizen’s arrest are met. Asking him to wait, blocking his way and holding a sleeve are all attempts to keep him.',
      from: 'Believing that “citizen” in citizen’s arrest means that it is made for you. In most real situations you can’t know whether its conditions are met until a court has told you.',
    },
    {
      id: 'anatomy-of-a-capture/blurred-picture',
      kind: 'mistake',
      prompt:
        'Your door camera shows a blurred man at a broken window across the street. You think that he is the plumber from number 12, and you post the picture with his name in the street’s group. What is wrong here?',
      options: [
        'The name may be wrong, and a family may have to pay for it.',
        'The group is too small; a public page would reach more people.',
        'The picture should go up alone, so that others find the name.',
        'The post should offer a reward, so that people look more closely.',
      ],
      why: 'Posting names is one of the three temptations: the name was wrong, and a family had to move. A wider audience makes that worse, a group that guesses finds a wrong name as easily, and a reward turns a report into a hunt.',
      from: 'The next is posting: a neighbor puts a blurred picture online with a name, the name is wrong, and a family has to move. The third is the reward, which turns a report into a hunt.',
    },
    {
      id: 'anatomy-of-a-capture/five-powers',
      kind: 'order',
      prompt:
        'In Fairmount Crossing the authorities took steps that each needed a power of their own. Put five of them in the order in which they happened.',
      steps: [
        'A man is stopped, on reasonable suspicion.',
        'An apartment is searched, on a judge’s warrant.',
        'The suspect is arrested, on an arrest warrant.',
        'He is questioned, after the Miranda warning.',
        'He is kept in jail, on a charge and then a hearing.',
      ],
      why: 'The stop rested on reasonable suspicion, the search on a judge’s warrant, and the arrest on a warrant of its own. The questions came after the Miranda warning, and jail took a charge and then a hearing. A private person has none of these powers.',
      from: 'Stop, search, arrest, question, hold: each needs its own authority',
    },
    {
      id: 'anatomy-of-a-capture/three-words',
      kind: 'recall',
      prompt:
        'At each step of the case you can ask what a private person should do. Which three words are nearly always the answer?',
      answer: 'Stay, remember, report.',
      why: 'They are what Theo did: he stayed behind a locked door, he remembered shoes, jeans, jacket and limp, and he told the dispatcher. Everything after that was done by people with the power for it.',
      from: 'The answer is nearly always “stay, remember, report”.',
    },
  ],
  'a-good-witness': [
    {
      id: 'a-good-witness/no-address',
      kind: 'decide',
      prompt:
        'In a strange part of town you see a man break into a parked car. You are safe behind a window and call 911. The dispatcher asks where you are, and you do not know the address. What do you do?',
      options: [
        'Name what you can see: a store sign, the crossing streets.',
        'Tell first what the man is doing, since it may soon be over.',
        'Hang up, look for the address on a map, and call again.',
        'Describe him while you still see him; the place can follow.',
      ],
      why: 'Help can start rolling on a place alone, so the place comes first, even without an address. The act and the description come after it. Hanging up loses the line, and a store sign is enough to begin with.',
      from: 'Where comes first, because help can start rolling on an address alone. If you do not know it, name the two crossing streets, the store sign, the floor.',
    },
    {
      id: 'a-good-witness/before-talking',
      kind: 'decide',
      prompt:
        'Five minutes ago a man robbed the store where you work. The police are on their way. Your colleague turns to you: “He had a beard, right?” What do you do?',
      options: [
        'Write down what you noticed before you talk about it.',
        'Settle the main points with her, so that your stories agree.',
        'Tell her what you know now, and write it down tonight.',
        'Hear first what she saw, and use it to complete your notes.',
      ],
      why: 'Notes are made within ten minutes and alone. After talking you can no longer tell her memory from yours, whether you settle points, answer her or listen. Tonight is too late.',
      from: 'Within ten minutes, before you discuss it, write what you saw, heard and smelled, with the time, where you stood, the light, and what stood in your way.',
    },
    {
      id: 'a-good-witness/his-hands',
      kind: 'mistake',
      prompt:
        'An officer asks you what the man held. You never saw his hands, but people in the store ran, so you answer: “A knife, I think.” What is wrong here?',
      options: [
        'You guessed, where “I did not see his hands” was the answer.',
        'You said “I think”, which makes the rest of your account weak.',
        'You answered before asking the people who ran what they saw.',
        'You said “a knife”, where “a weapon” would have been enough.',
      ],
      why: 'A confident wrong detail sends officers after the wrong thing, and you will come to believe it yourself. “A weapon” is the same guess in other words. What others saw is theirs to tell, and saying that you are unsure is never a fault.',
      from: '“I did not see his hands” is far more useful than a guess, and nobody will blame you for it.',
    },
    {
      id: 'a-good-witness/the-call',
      kind: 'order',
      prompt: 'The dispatcher wants to send help as soon as possible. Put your answers in the order of the call.',
      steps: [
        'Where you are.',
        'What is happening now.',
        'Whether there are injuries or weapons.',
        'Who it was.',
        'Which way they went.',
      ],
      why: 'Place comes first, because help can start on it alone. What is happening, and injuries and weapons, decide which help is sent. People and direction come last, though they are what one would like to tell first.',
      from: 'Where, what now, injuries and weapons, who, which way',
    },
    {
      id: 'a-good-witness/what-lasts',
      kind: 'recall',
      prompt: 'In which order do you describe a person, and what comes first, second and third?',
      answer:
        'From what cannot change to what can. First build, height, gait, scars and voice; then shoes, pants and bag; last jacket, hat and mask.',
      why: 'A jacket is off in a minute, and shoes stay on longer. Height, build, gait, scars and voice are the same tomorrow, so they still help when the clothes have been changed.',
      from: 'Go from what cannot change to what can.',
    },
  ],
  'neighbors-in-an-emergency': [
    {
      id: 'neighbors-in-an-emergency/smell-of-gas',
      kind: 'decide',
      prompt:
        'Minutes after an earthquake you smell gas in your dark hallway. Your phone is in your pocket, and you have never closed the gas valve before. What do you do?',
      options: [
        'Leave the house and make the call from outside.',
        'Call at once from the hallway, then go outside.',
        'Turn on the light and look for the valve first.',
        'Try the valve by touch and go out when it is shut.',
      ],
      why: 'With gas in the air you leave and call from outside. The call can wait until you are out, a switch must not be touched, and the valve is only for those who know how and can do it safely.',
      from: 'If you smell it, leave, and call from outside; don’t touch a switch. Close the valve only if you know how and can do it safely.',
    },
    {
      id: 'neighbors-in-an-emergency/cracked-house',
      kind: 'decide',
      prompt:
        'You and your neighbor check the doors on your list. At number 14 a wall leans outward, and an old man inside answers your call: he can’t get up. What do you do?',
      options: [
        'Stay out, keep talking to him, and report it at once.',
        'Go in quickly together, since two are never alone.',
        'Send one of you in, while the other waits at the door.',
        'Go no further than the hallway and see how he is.',
      ],
      why: 'A damaged building is one of the limits, for two as for one and for the hallway too: a helper who gets hurt needs two more. Your voice and a clear report are the help that you can give.',
      from: 'Don’t enter a damaged building, moving water or smoke.',
    },
    {
      id: 'neighbors-in-an-emergency/alone',
      kind: 'mistake',
      prompt:
        'After a tornado there are many doors to check, so you and your partner split up to be faster. At each door you knock, call and listen, and then you mark the sheet. What is wrong here?',
      options: [
        'You should go in twos, even if that takes longer.',
        'You should mark the door, so that all can see it.',
        'You should visit only those who live alone.',
        'You should mark the sheet only when all is done.',
      ],
      why: 'Nobody goes alone, even if two take longer: if you are hurt, no one knows. Knock, call, listen is right, and you mark the sheet, not the wall, as you go. Each pair checks all doors on its part of the list, not only some.',
      from: 'One person leads, another writes, one keeps the radio or phone. Everyone else goes in twos, never alone.',
    },
    {
      id: 'neighbors-in-an-emergency/first-hour',
      kind: 'order',
      prompt: 'An earthquake has shaken your street, and you smell no gas. Put the first hour in order.',
      steps: [
        'Put shoes on and look after those in your home.',
        'Meet at the agreed corner and write who is there.',
        'Settle who leads, who writes and who keeps the radio.',
        'Check the doors of the list in pairs.',
        'Report to the emergency services in one message.',
      ],
      why: 'Your own home comes first, or you will be a case instead of a helper. At the corner the tasks are shared before anyone goes out, and the one message is worth sending when the pairs have counted.',
      from: 'Look after yourself and those in your home. Shoes on before you walk; glass is everywhere.',
    },
    {
      id: 'neighbors-in-an-emergency/one-message',
      kind: 'recall',
      prompt: 'Your street reports to the emergency services in one message. Which four things does it say?',
      answer: 'The place, the number of injured, what blocks the way, and what you need.',
      why: 'The place tells them where to go, the number of injured how many need care, the obstacles which way to come, and the needs what to bring.',
      from: 'Report to the emergency services in one message: place, number of injured, what blocks the way, what you need.',
    },
  ],
}
