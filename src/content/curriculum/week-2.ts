import type { WeekText } from './lesson-text'

export const week2: WeekText<2> = {
  intro: [
    'The title says pursuit; the week is about the other end of it. You learn what to do when somebody follows you, how to leave a place that has turned bad, and why you never run after anyone yourself.',
    'Evasion sounds like spycraft. It is mostly geography and manners: know where the doors are, walk toward people, ask for help early. Nothing here needs a disguise, a weapon or speed.',
    'Do the reading at home and the practice on foot. By Sunday you will know one neighborhood well enough to draw it.',
  ],
  quote: {
    text: 'The better part of valor is discretion, in the which better part I have saved my life.',
    author: 'William Shakespeare',
    source: 'Falstaff in Henry IV, Part 1, Act 5, Scene 4',
    image: 'crossroads',
  },
  sections: {
    'why-you-do-not-pursue': {
      content: [
        'Someone snatches your bag and runs. Everything in you wants to run too. Don’t. Here is what a chase adds to your day: you leave the place where witnesses saw what happened, you arrive out of breath somewhere you did not choose, and you meet a person with nothing to lose, perhaps with friends around the corner.',
        'The law changes sides as well. While you were being robbed you were defending yourself. Once the thief is running from you, the danger is over, and so is most of your justification for force. If you tackle a fleeing person and he breaks his skull on a curb, you may be the one who is charged and sued. If you grabbed the wrong person, you almost certainly will be.',
        'Citizen’s arrest exists in many states, but its conditions differ from one to the next: some limit it to felonies, some require that you saw the crime, and Georgia repealed its general law in 2021 after a man out jogging had been chased and killed. It is not a tool for a cadet.',
        'Cars make all of this worse. Never follow a vehicle. You can’t keep a safe distance, drive and describe at the same time, and you endanger everybody at the next junction. Trained officers break off chases for that reason.',
        {
          note: 'What helps instead',
          text: 'Stay. Look at the person for three seconds and fix shoes, pants, jacket, hair, direction. Say it into your phone. Call 911 while it is fresh.',
        },
      ],
      subsections: [
        'A chase gives up witnesses, breath and ground',
        'When they flee, your right to use force ends',
        'Never follow a car',
        'Your job is to remember and to report',
      ],
      practice: [
        'Sit at a window. Pick someone who passes, watch for three seconds, look away and describe them from the shoes up, because people change jackets and hats but seldom shoes.',
        'Look up what your state says about citizen’s arrest, and note its date. If the page is older than five years, search again.',
        'Block or mark your bank cards in your bank’s app as a drill, to know how many taps it takes. Unblock them afterwards.',
      ],
      mistake:
        'Following “only to see where he goes”. The person notices, feels cornered, and turns. Let direction and description be enough.',
      reading: [
        { title: 'Tennessee v. Garner, 471 U.S. 1 (1985)', by: 'Supreme Court of the United States' },
        { title: 'Citizen’s arrest, in Wex Legal Encyclopedia', by: 'Legal Information Institute, Cornell Law School' },
      ],
    },
    'notice-a-follower': {
      content: [
        'Being behind you is not following you. Thousands of people share your street, and most patterns are coincidence. What you look for is a person whose path only makes sense because of yours.',
        'Three signs carry weight together: the same person in places that have nothing in common, a change of pace when yours changes, and a lack of purpose of their own, such as stopping when you stop with nothing to look at.',
        'Test it gently and in public. Cross the street at a light, then cross back. Enter a store and spend two minutes near the front. Miss a train on purpose. An ordinary person carries on with their own errand. Someone who repeats your detours has no errand but you. Never use an empty side street, a stairwell or your own front door for a test.',
        'In a car, take four right turns, which bring you back to where you began. If the same car is still behind you, drive to a police or fire station, a hospital entrance or a busy gas station. Stay in the car with the doors locked and call.',
        'Being followed again and again by someone you know, on the street or through your phone, is stalking, and it is a crime in every state. Keep a log with date, time, place, what happened and who saw it; save messages; tell people you trust; and speak to the police or to a victim advocate, whom the police can name.',
      ],
      subsections: [
        'Same person, unrelated places, no errand of their own',
        'Test where people are, never where they are not',
        'Four right turns, then a lit and staffed place',
        'Log repeated incidents from the first day',
      ],
      practice: [
        'On a normal walk, pick three people behind you. Predict where each will turn off. Count how often you are right; it shows how ordinary being “followed” looks.',
        'Mark on your map every place on your way home that is open and staffed after ten at night.',
        'Agree with a friend on one code sentence for the phone that means “I am being followed, stay on the line and listen”.',
      ],
      mistake:
        'Going home to be safe. Your door tells a follower where you live, and behind it you are alone. Go where there are staff and cameras.',
      reading: [
        { title: 'Stalking resources for victims', by: 'Stalking Prevention, Awareness, and Resource Center (SPARC)' },
        { title: 'The Gift of Fear', by: 'Gavin de Becker' },
      ],
    },
    'routes-and-exits': {
      content: [
        'People in a panic leave by the door they came in through, even past nearer ones. In fires and crowd crushes this habit costs lives. You break it by looking for the second door before you need one.',
        'Read a building as you enter. Where do the staff come from? Kitchens, loading docks and back corridors lead outside. Which doors open with a bar? Which signs glow? On upper floors count the doors between your room and the stairs, so that you could find them in smoke, on your knees, with one hand on the wall.',
        'Read a street the same way. Good streets have light, windows at ground level, people, and side exits. A tunnel, a long fence or a footbridge has none: once you are in, there are two ways out, and somebody can stand in each. It may still be the right way at noon.',
        'Plan two routes between the places you go every day. The first is your usual one. The second needs no phone, avoids the long fence, and passes at least one safe haven, meaning a staffed place with a phone and a light. Change between them on no particular schedule.',
        'In a crowd, stay off the front, the barriers and the middle. Drift along the sides. When you can no longer lift your arms without touching people, leave at once, diagonally, while that is still possible. If you are caught in a surge, keep your hands up in front of your chest like a boxer to save room for your lungs, stay on your feet, and go with the push until it weakens, then slip sideways.',
      ],
      subsections: [
        'The second door, before the first drink',
        'Count doors to the stairs in hotels',
        'Two daily routes, each past a safe haven',
        'Crowd: leave when your arms no longer rise freely',
      ],
      practice: [
        'Walk home by a new way in daylight. Mark light, open doors, blind corners. Then walk it at the hour you would use it, with a friend.',
        'In three buildings this week, find the stairs and leave by them.',
        'Draw one of these places from memory, exits first. Compare with the evacuation plan on its wall.',
      ],
      mistake: 'Trusting one map. Exits get locked, sites get fenced. A way you have not walked in the last month is a guess.',
      reading: [
        { title: 'The Unthinkable: Who Survives When Disaster Strikes and Why', by: 'Amanda Ripley' },
        { title: 'Active Shooter: How to Respond', by: 'U.S. Department of Homeland Security' },
      ],
    },
    'break-away': {
      content: [
        'You are sure that you are followed, or a scene has turned ugly. Now you leave. The order is distance, people, walls, call.',
        'Distance first. Walk faster, without running, while you decide; running is your reserve and it is short. When you do run, run to a named place, “the pharmacy on Ninth”, never just away. Drop what slows you down, shoes included if they must go.',
        'People next. Walk into a store and speak to one person, not to the room: “You in the green shirt, a man is following me. Please call 911 and stay with me.” A crowd waits for somebody else; a named individual acts. Bus drivers, hotel clerks, security guards and parents with children are good choices.',
        'Then walls. A door that locks, a counter, a parked bus. Stay away from windows, silence the phone if you must hide, and keep the line to the dispatcher open even when you cannot speak. Many places in the United States accept a text to 911; try the call first unless speaking would give you away.',
        'If there is gunfire, the advice of American authorities fits in three words. Run: leave, without your things, with your hands empty. Hide: if you cannot get out, lock and block the door, lights off, out of sight. Fight: only as the very last resort, when your life is at stake and nothing else is left.',
        {
          note: 'With a child or someone slow',
          text: 'Speed is theirs, not yours. Choose the nearest wall rather than the best one, and ask for help sooner.',
        },
      ],
      subsections: [
        'Distance, people, walls, call',
        'Run to a name, not away from a person',
        'One person, one clear request',
        'An open line tells the dispatcher more than silence',
      ],
      practice: [
        'For each place where you spend an hour this week, finish the sentence “I would go to …”.',
        'Run for sixty seconds in your everyday shoes, with your everyday bag. Notice how far that is, then choose your named places accordingly.',
        'Say the green-shirt sentence to a friend with your own words until it takes under four seconds.',
      ],
      mistake:
        'Hiding somewhere with no second way out because it felt snug. A closet hides you until it does not. Prefer a door you can lock over a corner you can crouch in.',
      reading: [
        { title: 'Run. Hide. Fight.', by: 'Federal Bureau of Investigation' },
        { title: 'Text to 911: What You Need To Know', by: 'Federal Communications Commission' },
      ],
    },
    'navigate-without-a-phone': {
      content: [
        'Batteries die in cold weather, networks fail in exactly the hours when everybody needs them, and a lit screen tells the whole street that you are lost. You should be able to walk out of any district you walked into.',
        'Build a frame first. Find one long line on each side of the area: a river, a railroad, a freeway, a coast, a main road. Orienteers call these handrails when you walk along them and catching features when they stop you from going too far. With four lines around you, you can be unsure of your street and still not be lost.',
        'Keep a rough bearing. In the northern hemisphere the sun stands in the east around six, in the south around noon and in the west around six in the evening, give or take an hour for daylight saving. Many American cities number their streets; two signs in a row tell you which way they count, and odd and even house numbers usually keep to opposite sides.',
        'Count your steps. Measure a hundred meters, or one city block, and count every second step: most adults need sixty to seventy. Two hundred double steps and a left turn is a direction you can follow in the dark.',
        'Give positions the way a rescuer needs them: street and house number, or the two streets that cross, or the number on a highway milepost, a bridge or a utility pole. In open country, use latitude and longitude or the U.S. National Grid.',
      ],
      subsections: [
        'Four lines around you: handrails and catching features',
        'Sun for the rough bearing, street numbers for the fine one',
        'Your own pace count over a hundred meters',
        'Always know two names: where you are and what crosses it',
      ],
      practice: [
        'Draw your district from memory on one sheet: the four lines, then six landmarks, then your home. Correct it with a map in another color.',
        'Measure your pace count three times and write it inside your phone cover.',
        'Walk a mile to a place you know by a way you do not, phone switched off in your pocket, and keep a friend informed of when you should arrive.',
      ],
      mistake:
        'Going on when you have a bad feeling about the last turn. Stop, return to the last point you are sure of, and start again from there. Two hundred meters back is cheaper than two miles on.',
      reading: [
        { title: 'Be Expert with Map and Compass', by: 'Björn Kjellström' },
        { title: 'TC 3-25.26, Map Reading and Land Navigation', by: 'U.S. Army' },
      ],
    },
    'leave-fewer-traces': {
      content: [
        'Following somebody on foot is hard work. Following a phone is easy, and often the person carrying it has allowed it. Half an hour of settings removes most of what a stranger, a former partner or a scammer could use.',
        {
          list: [
            'Location: open the list of apps that may see it. Set each to “while using” or “never”. Look for sharing with people you no longer trust.',
            'Accounts: a different long password for each, in a password manager, and a second factor on mail, bank and phone carrier.',
            'Devices: sign out every old phone and browser in the account settings of your mail provider.',
            'Trackers: both large phone systems warn of an unknown Bluetooth tag that travels with you. Learn where that alert appears and how to make the tag play a sound.',
            'Photographs: post them when you have left the place, without house number, school badge or license plate.',
          ],
        },
        'If you fear that somebody close to you has put spying software on your phone, don’t remove it in a hurry. The person may notice, and the software is evidence. Use a different device, at work or in a library, to contact an advocate or the police, and make a plan first. The National Domestic Violence Hotline, 800-799-7233, helps with exactly this.',
        'Paper counts too. Shred labels with your address, take your name off the mailbox if that is wise where you live, and ask the largest people-search sites to delete your entry. It takes an afternoon and has to be repeated about once a year.',
      ],
      subsections: [
        'Location sharing: know every app and every person on the list',
        'One long password each, plus a second factor',
        'Unknown tracker alerts: know what they look like',
        'Suspected spyware: make a plan on another device first',
      ],
      practice: [
        'Go through the location list of your phone tonight. Say out loud why each app that stays needs it.',
        'Search your own name with your town and write down what a stranger learns in five minutes.',
        'Turn on the second factor for your mail account, and print the recovery codes.',
      ],
      mistake:
        'Turning yourself invisible to friends. Somebody you trust should always know roughly where you are and when you mean to be back. Privacy is choosing who knows, not that nobody does.',
      reading: [
        { title: 'Stalkerware: What To Know', by: 'Federal Trade Commission' },
        { title: 'Surveillance Self-Defense', by: 'Electronic Frontier Foundation' },
      ],
    },
  },
}
