import type { Question } from '../../domain/course/questions'
import type { SectionId } from '../curriculum/outline'

export const week2Questions: Readonly<Record<SectionId<2>, readonly Question[]>> = {
  'why-you-do-not-pursue': [
    {
      kind: 'decide',
      id: 'why-you-do-not-pursue/bag',
      prompt:
        'At six in the evening, at a tram stop full of people, a man tears the bag from your shoulder and runs. What do you do?',
      options: [
        'Stay, look at him for three seconds, and say what you saw into your phone.',
        'Run after him to the corner, look where he goes, and come back to call.',
        'Run after him and shout, so that somebody farther on can stop him.',
        'Stay, sit down to recover, and describe him later at the police station.',
      ],
      why: 'Your witnesses are here and your memory is fresh now. A chase gives up witnesses, breath and ground, even if it is only to the corner. Later at the station, details are gone.',
      from: 'Say it into your phone. Call 911 while it is fresh.',
    },
    {
      kind: 'order',
      id: 'why-you-do-not-pursue/describe',
      prompt: 'A thief runs past you. You have three seconds. In which order do you fix what you see?',
      steps: ['Shoes', 'Pants', 'Jacket', 'Hair', 'Direction'],
      why: 'From the shoes up, because people change jackets and hats but seldom shoes. The direction comes last, since you see it as the person disappears.',
      from: 'Look at the person for three seconds and fix shoes, pants, jacket, hair, direction.',
    },
    {
      kind: 'mistake',
      id: 'why-you-do-not-pursue/half-a-block',
      prompt:
        'You see a man break the window of a parked car. When he walks off, you follow half a block behind, only to see where he goes. At an empty corner he turns around and comes at you. What is wrong here?',
      options: [
        'You followed him, when direction and description were enough.',
        'You followed at half a block, when a whole block is safe.',
        'You followed in silence, when a loud voice would have held him.',
        'You followed alone, when two people could have cornered him.',
      ],
      why: 'Whoever notices a follower feels cornered and turns. A longer gap, a shout or a companion would still be a pursuit. You had seen enough to report it.',
      from: 'The person notices, feels cornered, and turns. Let direction and description be enough.',
    },
    {
      kind: 'decide',
      id: 'why-you-do-not-pursue/gray-car',
      prompt:
        'You sit in your car with a friend when a gray car scrapes along yours and drives off. You have read half of its plate. What do you do?',
      options: [
        'Stay where you are, note what you both saw, and call.',
        'Follow while your friend reads the plate and calls.',
        'Follow only to the next light, where it has to stop.',
        'Follow far behind, just close enough to see it turn.',
      ],
      why: 'The rule has no exception for a friend, a short way or a long gap. Half a plate, the color and the direction are worth a lot, and a drive at their speed endangers everybody at the next junction.',
      from: 'Never follow a vehicle. You can’t keep a safe distance, drive and describe at the same time, and you endanger everybody at the next junction.',
    },
    {
      kind: 'recall',
      id: 'why-you-do-not-pursue/gives-up',
      prompt: 'A chase gives up three things that you have at the place where it happened. Which three?',
      answer: 'Witnesses, breath and ground.',
      why: 'You leave the people who saw it, you arrive out of breath, and you arrive somewhere that you did not choose, perhaps with friends around the corner.',
      from: 'A chase gives up witnesses, breath and ground',
    },
  ],
  'notice-a-follower': [
    {
      kind: 'decide',
      id: 'notice-a-follower/test',
      prompt:
        'At eight in the evening, on a shopping street, you think that the man behind you is following you. You want to find out. What do you do?',
      options: [
        'Cross the street at a light, and then cross back again.',
        'Turn into an empty side street and see if he turns too.',
        'Stop, face him, and ask him why he is following you.',
        'Walk home the long way and see if he comes that far.',
      ],
      why: 'A test is gentle and takes place where people are. An empty side street or your own door gives a follower what he needs. Facing him is no test, and may start a quarrel with someone who was only shopping.',
      from: 'Cross the street at a light, then cross back.',
    },
    {
      kind: 'decide',
      id: 'notice-a-follower/four-turns',
      prompt:
        'At midnight you have taken four right turns, and the same car is still behind you. Home is two minutes away; a busy gas station is five minutes away. What do you do?',
      options: [
        'Drive to the gas station, stay in the locked car and call.',
        'Drive to the gas station, get out and look at the driver.',
        'Drive home, run to the door, lock it behind you and call.',
        'Pull over right here, lock the car, and let the other one pass.',
      ],
      why: 'The same car after four turns is hardly a coincidence. You want light and staff around you and a locked door between. Home tells them where you live, and an empty roadside has nobody who could help.',
      from: 'If the same car is still behind you, drive to a police or fire station, a hospital entrance or a busy gas station. Stay in the car with the doors locked and call.',
    },
    {
      kind: 'mistake',
      id: 'notice-a-follower/own-door',
      prompt:
        'A man has repeated three of your detours, so you are sure. You walk fast to the house where you live alone, lock the door and watch him from the window. What is wrong here?',
      options: [
        'You showed him where you live, and now you are alone there.',
        'You walked fast, which showed him that you had noticed.',
        'You were sure too early, and a fourth detour was needed.',
        'You locked the door when you should have asked what he wants.',
      ],
      why: 'Home feels safe, but it gives him your address, and behind the door nobody helps you. Go where there are staff and cameras. Three repeated detours are plenty, and talking to him is not your task.',
      from: 'Your door tells a follower where you live, and behind it you are alone. Go where there are staff and cameras.',
    },
    {
      kind: 'mistake',
      id: 'notice-a-follower/deleted',
      prompt:
        'For three weeks someone you know has turned up at your gym and at your work, and sends message after message. You delete them unread to have peace, and tell your sister. What is wrong here?',
      options: [
        'You deleted the messages, when they belong in your records.',
        'You told your sister, when only the police should know.',
        'You gave no answer, when one clear reply would have ended it.',
        'You worried early, when it takes months to become stalking.',
      ],
      why: 'Messages are evidence: save them, and keep a log from the first day. Telling people you trust is right. Being followed again and again is a crime in every state, and there is no need to wait.',
      from: 'Keep a log with date, time, place, what happened and who saw it; save messages; tell people you trust; and speak to the police or to a victim advocate, whom the police can name.',
    },
    {
      kind: 'recall',
      id: 'notice-a-follower/three-signs',
      prompt: 'Which three signs together tell you that somebody may be following you?',
      answer:
        'The same person in places that have nothing in common, a change of pace when yours changes, and no purpose of their own.',
      why: 'One sign alone is mostly coincidence, since many people share your street. Together they describe a path that only makes sense because of yours.',
      from: 'Three signs carry weight together: the same person in places that have nothing in common, a change of pace when yours changes, and a lack of purpose of their own, such as stopping when you stop with nothing to look at.',
    },
  ],
  'routes-and-exits': [
    {
      kind: 'decide',
      id: 'routes-and-exits/hotel',
      prompt: 'At ten at night you get your room on the seventh floor of a hotel. What do you do before you unpack?',
      options: [
        'Count the doors from your room to the stairs.',
        'Take a picture of the floor plan in your room.',
        'Find the elevator that is closest to your room.',
        'Look out of the window for a way to climb down.',
      ],
      why: 'A count works in smoke, on your knees, with one hand on the wall. A picture cannot be read there, an elevator is no way out of a fire, and nobody climbs down from a seventh floor.',
      from: 'On upper floors count the doors between your room and the stairs, so that you could find them in smoke, on your knees, with one hand on the wall.',
    },
    {
      kind: 'decide',
      id: 'routes-and-exits/festival',
      prompt:
        'At a street festival you notice that you cannot lift your arms without touching people. The stage is ahead of you, and your friends want to hear one more song. What do you do?',
      options: [
        'Leave with them at once, diagonally toward the side.',
        'Stay for the song, and leave before the others do.',
        'Go up to the barrier, where the guards can see you.',
        'Turn around, and push straight back to where you came in.',
      ],
      why: 'Arms that no longer rise freely are the signal to leave at once, while you still can. One song may be too long, the barrier is where people get crushed, and straight back is against everybody behind you.',
      from: 'When you can no longer lift your arms without touching people, leave at once, diagonally, while that is still possible.',
    },
    {
      kind: 'mistake',
      id: 'routes-and-exits/kitchen',
      prompt:
        'In a restaurant the fire alarm rings and smoke comes from the bar. Your table is next to the kitchen, which has a door to the yard. You leave your coat and hurry to the main entrance, where forty people push. What is wrong here?',
      options: [
        'You went for the door you came in through, past a nearer one.',
        'You went ahead on your own before the staff had told you where to go.',
        'You went without your coat, and will have to come back for it.',
        'You went by yourself, when a crowd finds the best way out.',
      ],
      why: 'This habit costs lives in fires. Staff doors lead outside: kitchens, loading docks, back corridors. The coat stays behind, smoke leaves no time to wait for orders, and a crowd goes where it came in.',
      from: 'People in a panic leave by the door they came in through, even past nearer ones. In fires and crowd crushes this habit costs lives.',
    },
    {
      kind: 'mistake',
      id: 'routes-and-exits/locked-gate',
      prompt:
        'For a year you have had a second way home, through a passage that you last walked in June. Tonight, in December, you need it, and a gate is locked. What is wrong here?',
      options: [
        'You relied on a way that you had not walked for months.',
        'You planned two ways, which only makes you slow to choose.',
        'You left the usual way, which is always the safer one.',
        'You planned a way on foot without a map on your phone.',
      ],
      why: 'Exits get locked and sites get fenced, so a second way has to be walked again. Two ways are right, neither is always the safer one, and the second should need no phone.',
      from: 'A way you have not walked in the last month is a guess.',
    },
    {
      kind: 'recall',
      id: 'routes-and-exits/surge',
      prompt: 'You are caught in the surge of a crowd. What do you do with your hands, with your feet, and with the push?',
      answer: 'Hands up in front of the chest. Stay on your feet. Go with the push until it weakens, then slip sideways.',
      why: 'The raised hands save room for your lungs. Standing against the push costs your strength and may cost your footing; once it weakens, the way out is to the side.',
      from: 'If you are caught in a surge, keep your hands up in front of your chest like a boxer to save room for your lungs, stay on your feet, and go with the push until it weakens, then slip sideways.',
    },
  ],
  'break-away': [
    {
      kind: 'order',
      id: 'break-away/four-words',
      prompt: 'You are sure that you are followed. Put the four parts of leaving in order.',
      steps: [
        'Distance: walk faster.',
        'People: speak to one person.',
        'Walls: get behind a door that locks.',
        'Call: talk to 911.',
      ],
      why: 'Distance gives you time, people give you witnesses and help, and walls give you a place from which a call can last. Learn the four words in this order.',
      from: 'The order is distance, people, walls, call.',
    },
    {
      kind: 'decide',
      id: 'break-away/bakery',
      prompt: 'A man has followed you for ten minutes. You walk into a bakery with eight customers. What do you say?',
      options: [
        '“You in the red cap, a man is following me. Please call 911.”',
        '“Help! A man is following me. Please, somebody call 911!”',
        '“Sorry, everyone, but I think that a man may be following me.”',
        '“You in the red cap, would you mind if I stand here with you?”',
      ],
      why: 'One person and one clear request. “Somebody” and “everyone” let each of the eight wait for the others, and a wish to stand there does not say that you need help.',
      from: 'A crowd waits for somebody else; a named individual acts.',
    },
    {
      kind: 'decide',
      id: 'break-away/footsteps',
      prompt:
        'Near midnight you carry a heavy shopping bag, and the man who has followed you begins to run. Two blocks ahead the pharmacy on Ninth is open; the street to your left is dark and empty. What do you do?',
      options: [
        'Run straight to the pharmacy, and drop the bag on the way.',
        'Run to the left, where he cannot see which way you take.',
        'Run as far as you can, and look for a place on the way.',
        'Run to the pharmacy at a pace that lets you keep the bag.',
      ],
      why: 'Running is a short reserve, so it needs a named place, and what slows you down stays behind. The dark street has nobody who could help, and a run without an end uses you up.',
      from: 'When you do run, run to a named place, “the pharmacy on Ninth”, never just away. Drop what slows you down, shoes included if they must go.',
    },
    {
      kind: 'mistake',
      id: 'break-away/closet',
      prompt:
        'You flee into the back corridor of a store. You pass an office whose door can be locked from inside, and hide in an open closet at the end, where nobody would look. What is wrong here?',
      options: [
        'You passed a door that locks for a corner to crouch in.',
        'You hid at the end of the corridor and not near its entrance.',
        'You hid where nobody would look, so that nobody can help you.',
        'You hid in a store, where a follower may walk in as you did.',
      ],
      why: 'A closet hides you until somebody opens it, and then there is no second way. A locked door keeps working. A store is a good choice, since it has people and walls.',
      from: 'Prefer a door you can lock over a corner you can crouch in.',
    },
    {
      kind: 'recall',
      id: 'break-away/hide',
      prompt: 'Run, hide, fight: there is gunfire, and you cannot get out. What does “hide” ask of you?',
      answer: 'Lock and block the door, lights off, out of sight.',
      why: 'Running, without your things, comes first and hiding second. Fighting is only the very last resort, when your life is at stake and nothing else is left.',
      from: 'Hide: if you cannot get out, lock and block the door, lights off, out of sight.',
    },
  ],
  'navigate-without-a-phone': [
    {
      kind: 'decide',
      id: 'navigate-without-a-phone/frame',
      prompt:
        'You arrive in a strange district and your battery is nearly empty. You have one minute at the map on the station wall. What do you learn from it?',
      options: [
        'One long line on each side: river, railroad, freeway, main road.',
        'The shortest way to your hotel, with every turn and its street name.',
        'The direction of your hotel, and how far away it is in a straight line.',
        'The names of all the streets that cross the one you are on.',
      ],
      why: 'With four lines around you, you can lose your street and still not be lost. A list of turns fails at the first wrong one, and a bare direction does not stop you from going too far.',
      from: 'With four lines around you, you can be unsure of your street and still not be lost.',
    },
    {
      kind: 'decide',
      id: 'navigate-without-a-phone/bad-feeling',
      prompt:
        'Your phone is dead. At a church you turned left, and five minutes later the street looks less and less like what you expected. What do you do?',
      options: [
        'Walk back to the church and start again from there.',
        'Walk on to the next sign, which will tell you more.',
        'Turn right twice to get back to where you should be.',
        'Walk on, and turn back only once you are sure you are wrong.',
      ],
      why: 'The church is the last point you are sure of, and it is near. The next sign may tell you nothing, a shortcut adds two unknown turns, and each minute on makes the way back longer.',
      from: 'Stop, return to the last point you are sure of, and start again from there.',
    },
    {
      kind: 'mistake',
      id: 'navigate-without-a-phone/pace-count',
      prompt:
        'You walk a hundred meters, count every step and get 130. In the evening you need a hundred meters in the dark, so you count 130 double steps. What is wrong here?',
      options: [
        'You measured single steps, so you have gone about two hundred meters.',
        'You measured in daylight, so the count does not hold in the dark.',
        'You measured far too many steps, since adults need sixty to seventy.',
        'You measured a hundred meters, but only a city block can be measured.',
      ],
      why: 'A pace count is every second step; most adults need sixty to seventy of those for a hundred meters. So 130 single steps were right, and 130 double steps are twice as far. The dark is what the count is for.',
      from: 'Measure a hundred meters, or one city block, and count every second step: most adults need sixty to seventy.',
    },
    {
      kind: 'order',
      id: 'navigate-without-a-phone/draw',
      prompt: 'You draw your district from memory, as in the practice. Put the steps in order.',
      steps: [
        'Draw the four lines around it.',
        'Add six landmarks.',
        'Add your home.',
        'Correct it with a map in another color.',
      ],
      why: 'The frame comes first, because everything else finds its place in it. The map comes last: a look at it any earlier would not be memory, and the other color shows what you did not know.',
      from: 'Draw your district from memory on one sheet: the four lines, then six landmarks, then your home. Correct it with a map in another color.',
    },
    {
      kind: 'recall',
      id: 'navigate-without-a-phone/sun',
      prompt:
        'Where does the sun stand, in the northern hemisphere, around six in the morning, around noon, and around six in the evening?',
      answer: 'In the east, in the south, and in the west, give or take an hour for daylight saving.',
      why: 'It is a rough bearing and no compass, but it tells you which of your four lines you are walking toward.',
      from: 'In the northern hemisphere the sun stands in the east around six, in the south around noon and in the west around six in the evening, give or take an hour for daylight saving.',
    },
  ],
  'leave-fewer-traces': [
    {
      kind: 'decide',
      id: 'leave-fewer-traces/spyware',
      prompt:
        'Your former partner knows things that you only wrote in messages. On your phone you find an app that you never installed. What do you do?',
      options: [
        'Leave the app alone and ask an advocate for help from a library computer.',
        'Delete the app right away and then tell the police what it was.',
        'Keep the app and call an advocate from the phone while you can.',
        'Send your former partner a message that you have found the app.',
      ],
      why: 'The person may notice a removal, and the app is evidence. A call from the same phone may be overheard, and a message warns them. Use another device and make a plan first.',
      from: 'Use a different device, at work or in a library, to contact an advocate or the police, and make a plan first.',
    },
    {
      kind: 'decide',
      id: 'leave-fewer-traces/terrace',
      prompt:
        'You are having lunch on the terrace of a café by the sea, and you want to show the view to everyone who follows you online. What do you do?',
      options: [
        'Post the picture tonight, when you are somewhere else.',
        'Post the picture now, without the name of the café.',
        'Post the picture now, and delete it again in an hour.',
        'Post the picture now, since it shows no house number.',
      ],
      why: 'A picture posted now says where you are now, with or without a name, and an hour is enough to be found. To show no house number is right, but it is not enough.',
      from: 'Photographs: post them when you have left the place, without house number, school badge or license plate.',
    },
    {
      kind: 'mistake',
      id: 'leave-fewer-traces/hike',
      prompt:
        'You have switched off all location sharing. On Saturday you leave for a two-day hike, and so that nobody can trace you, you tell no one where you are going. What is wrong here?',
      options: [
        'Nobody you trust knows where you are or when you will be back.',
        'Your accounts are still there, so a stranger can find you all the same.',
        'You took your phone along, when leaving it at home is the safe way.',
        'You switched off the sharing, which every app needs on a long hike.',
      ],
      why: 'Privacy is choosing who knows, and one person you trust should always know. More hiding would make it worse: if you fall on the way, nobody looks for you.',
      from: 'Somebody you trust should always know roughly where you are and when you mean to be back. Privacy is choosing who knows, not that nobody does.',
    },
    {
      kind: 'decide',
      id: 'leave-fewer-traces/tag-alert',
      prompt:
        'You are in a busy café. Your phone warns you that an unknown tag has traveled with you since this morning. What do you do?',
      options: [
        'Open the alert and make the tag play a sound.',
        'Close the alert and see if it comes a second time.',
        'Switch off Bluetooth, so that the tag loses you.',
        'Go home and search through your bag in private.',
      ],
      why: 'The sound shows where the tag is, and here people are around you. Without Bluetooth on your phone the tag still travels with you, and only your warning is gone. Going home would show it where you live.',
      from: 'Learn where that alert appears and how to make the tag play a sound.',
    },
    {
      kind: 'recall',
      id: 'leave-fewer-traces/second-factor',
      prompt: 'Besides a long password of its own, three of your accounts need a second factor. Which three?',
      answer: 'Mail, bank and phone carrier.',
      why: 'Whoever reads your mail can reset most other passwords, and whoever takes your phone number can receive the codes. The bank holds your money.',
      from: 'Accounts: a different long password for each, in a password manager, and a second factor on mail, bank and phone carrier.',
    },
  ],
}
