import type { Simulation } from '../training-text.ts'

export default {
  id: 'the-stairwell',
  version: 1,
  title: 'The stairwell',
  description: 'A late class, a broken elevator, and voices that stop on the stairs. You decide how you get to your car.',
  opening: [
    'It is a Thursday in November, 9:40 in the evening. Your class at the community college ran late, and your car is on level four of the Mercer Street garage. You are alone. Wallet, phone and laptop are in your backpack.',
    'On the elevator door hangs a sheet of paper: out of order. Two ways lead up, the stairs in the corner and the ramp that the cars use. In the booth at the exit sits Denise, the attendant.',
  ],
  start: 'door',
  scenes: {
    door: {
      words: [
        'The stairwell door is held open with folded cardboard. You have never seen it like that. The air smells of cigarettes and wet concrete, and the lamp over the first landing is out. Two men are talking somewhere above you. When your shoe scrapes the threshold, they stop.',
        'On other evenings four or five students climb these stairs, laughing. Tonight you hear only the fans. The ramp to your left is bright, with a curb along the wall. The booth is forty steps behind you.',
      ],
      question: 'Which way do you take?',
      choices: [
        {
          text: 'Take the stairs, quickly, before you lose your nerve.',
          follows: 'You climb with your eyes on the steps. Nobody above you speaks, and nobody moves away.',
          why: 'It is the short way, and voices in a stairwell are mostly harmless. But you walk toward the thing that does not fit, into a place with few exits, while another way is open.',
          next: 'landing',
        },
        {
          text: 'Walk up the ramp, close to the wall, facing the cars.',
          follows: 'It is slower. A van comes down at walking speed, and the driver lifts a hand.',
          why: 'You don’t have to prove that the voices mean harm; a wide, bright way is reason enough. It costs minutes, and on a ramp you have to watch for cars.',
          next: 'ramp',
        },
        {
          text: 'Go back to the booth and tell Denise.',
          follows: 'You feel a little foolish as you cross the hall again. Denise slides her window open.',
          why: 'She has a phone and a camera screen, and she ought to know about the door. It costs you some pride and perhaps a quarter of an hour.',
          next: 'booth',
        },
      ],
    },
    booth: {
      words: [
        'The booth smells of coffee. On a gray screen Denise shows you the stairs, but the picture ends at the dark landing. “I’m not allowed to leave here,” she says. “I can call campus security. They’ll tell me fifteen minutes, so count on twenty.” She shrugs, not unkindly. “It’s mostly kids smoking. I’d just run up.”',
        'Behind you a car stops at the barrier, and the driver drums on the wheel. You are holding up the line.',
      ],
      question: 'What do you ask for?',
      choices: [
        {
          text: 'Ask her to call security, and wait here.',
          follows:
            'You stand beside the booth and text home that you will be late. At 10:03 a guard with a heavy flashlight comes through the rain.',
          why: 'It costs twenty cold minutes. You get company on the way up, and someone looks at the stairs for the next person as well.',
          next: 'guard',
        },
        {
          text: 'Ask her to watch the ramp on her screen while you walk up.',
          follows: 'Denise turns to the ramp cameras and writes her number on a parking stub. “Call me when you’re in the car.”',
          why: 'Someone now knows where you are and when to expect you, at almost no cost. She can only call, not come, so the way itself still has to be a good one.',
          next: 'ramp',
        },
        {
          text: 'Laugh it off and take the stairs after all.',
          follows: '“Sorry to bother you,” you say. The barrier rises behind you, and you start to climb.',
          why: 'You save yourself an awkward minute. You asked because something did not fit, and nothing that you have learned since changes that.',
          next: 'landing',
        },
      ],
    },
    landing: {
      words: [
        'Between levels two and three a man sits on the steps, his legs stretched across them. A second leans on the rail above him and looks past you, at the way you came. Both have their hands in their jacket pockets. A cigarette end glows on the floor.',
        '“Hey,” says the one who sits. “Got a minute?” You stand four steps below him. Level four lies past his knees. One flight below you is the gray door to level two.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Say “Sorry, no,” and go back down to the level-two door.',
          follows:
            'You go down sideways, one hand on the rail, so that you see the steps and both men. The door opens onto light and the ramp.',
          why: 'You don’t owe a stranger a minute. It may be rude to two people who only wanted a light, and that can be lived with.',
          next: 'ramp',
        },
        {
          text: 'Stay where you are and ask, “A minute for what?”',
          follows: 'The one at the rail comes down two steps. He has not answered.',
          why: 'Four steps are some room, and the question is civil. But the talk holds you below them on a staircase, and one of them is already coming closer.',
          next: 'closer',
        },
        {
          text: 'Say “Excuse me” and walk up between them.',
          follows:
            'The legs are drawn in to let you pass. Then the one at the rail steps down, and you have one in front of you and one behind.',
          why: 'It looks confident, and that is sometimes enough. It also gives away all your distance, and you can’t watch two people on two sides.',
          next: 'between',
        },
      ],
    },
    closer: {
      words: [
        'He comes down another step. He smiles, and his right hand is still in his pocket. The one who sat has stood up and brushes off his jeans. “You study here? What have you got in the bag?” His voice echoes in the shaft.',
        'You are two arm lengths from the nearer one. The door to level two is nine steps behind you, and the handle is on the side that you can’t see. Somewhere below, an engine starts.',
      ],
      question: 'What now?',
      choices: [
        {
          text: 'Lift an open hand, say “Stop. Stay back,” loudly, and go down.',
          follows:
            'The words fill the shaft, and he stops with one foot in the air. You back down along the rail, feel for the handle and are through.',
          why: 'Short and loud tells him and everyone within earshot what is going on. If he meant nothing by it, you have startled a man; that is the price.',
          next: 'ramp',
        },
        {
          text: 'Answer in a friendly way and keep him talking.',
          follows:
            '“Books,” you say, and he stands beside you: “Then show us.” The other squeezes past along the wall, and the way down is closed.',
          why: 'A low, friendly voice helps with someone who is upset. These two are not upset, and each sentence is a step for them.',
          next: 'between',
        },
      ],
    },
    ramp: {
      words: [
        'You stand on the ramp where level two bends up toward three. The lamps hum, and tires have polished the concrete black. Below, behind glass, you see Denise’s head. Thirty steps away a couple is loading a stroller into their car.',
        'Somewhere above you a stairwell door opens and falls shut. Footsteps cross the deck, in no hurry. Then they stop. Your car is two bends farther up, in the middle row.',
      ],
      question: 'How do you go on?',
      choices: [
        {
          text: 'Walk on up, and look over the deck before you go to your car.',
          follows:
            'You take the outer side of the bend, where you see around it sooner. Your car key is in your hand and the phone is away.',
          why: 'Footsteps in a garage are ordinary, and you look before you come close. You are still on your own, with the booth farther away at each bend.',
          next: 'deck',
        },
        {
          text: 'Ask the couple to drive up behind you at walking speed.',
          follows: 'The woman looks at you, then up the ramp. “Sure.” Their headlights push your shadow ahead of you.',
          why: 'You make one clear request to people whom you picked yourself. It costs you an awkward sentence and them two minutes.',
          next: 'deck',
        },
        {
          text: 'Go down to the booth and have Denise call security.',
          follows: 'Denise dials before you have finished. It takes twenty minutes; then a guard walks up the ramp with you.',
          why: 'The evening gets longer, and perhaps for nothing. When a place has made you uneasy twice, you may spend twenty minutes on it.',
          next: 'guard',
        },
      ],
    },
    guard: {
      words: [
        'The guard’s name is Ortiz. On level two he opens the stairwell door and calls up. Two men in their twenties come out, blinking at his flashlight. “We were smoking,” says one. “It’s raining.” The other looks at you. “You called security because we sat on the stairs?”',
        'Ortiz asks for their parking stub, and they have one. Then he turns to you, pen in hand. “Did they do or say anything to you?”',
      ],
      question: 'What do you tell him?',
      choices: [
        {
          text: 'Tell what you saw and heard, in order, and stop there.',
          follows: 'You tell it in five sentences: the cardboard, the lamp, and what was said. Ortiz writes down each of them.',
          why: 'Facts can be checked and do nobody wrong. The account feels thin because your fear is not in it; the fear told you to look, and that was its work.',
          next: 'home',
        },
        {
          text: 'Say, “They were waiting to rob somebody. You can see it.”',
          follows:
            'One of them laughs, the other gets angry. Ortiz needs ten minutes and a second guard before everybody goes home.',
          why: 'You may be right. But it is a guess that sounds like knowledge, and if it is wrong, someone carries it in a report.',
          next: 'doubt',
        },
        {
          text: 'Say, “No, it’s fine. Forget it.”',
          follows: 'Ortiz nods and closes his notebook. The cardboard stays in the door.',
          why: 'It ends an uncomfortable moment. The wedged door and the dark lamp stay as they are, and you could have named those without accusing anyone.',
          next: 'doubt',
        },
      ],
    },
    deck: {
      words: [
        'Level four is half empty. Wind blows rain in through the open side. Your car is twenty steps away. Four spaces past it a man stands at the open hood of a blue hatchback, a phone flashlight between his teeth. He sees you and takes it out.',
        '“Excuse me. My battery’s dead. Do you have cables?” He takes two steps toward you, then stays where he is, his other hand open. You do have cables, under the floor of your trunk.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Answer across the roof of your car: “I’ll tell the booth. They’ll send someone.”',
          follows: '“That would be great,” he says. You get in, lock the doors and drive down, and Denise reaches for the phone.',
          why: 'He gets help and you keep your distance, whoever he is. If he is what he seems to be, he waits half an hour in the wind.',
          next: 'home',
        },
        {
          text: 'Get in, lock the doors and drive off without a word.',
          follows: 'In the mirror he lifts his arms and lets them fall.',
          why: 'You owe a stranger no conversation at night. Still, one sentence, to him or to Denise, would have cost you nothing.',
          next: 'doubt',
        },
        {
          text: 'Get the cables and help him.',
          follows:
            'His name is Sam. You spend ten minutes shoulder to shoulder under his hood, with your trunk open and your backpack in it.',
          why: 'It is kind, and most people who ask for cables need cables. But you went close with both hands full, on an open deck where nobody could have reached you quickly.',
          next: 'luck',
        },
      ],
    },
    between: {
      words: [
        '“The bag,” says the one in front, as quietly as if he asked for the time. His jacket smells of smoke. The other stands on the step that you would need. You see no weapon, and you don’t see all of their hands.',
        'Your heart is so loud that you miss his next words. The backpack hangs on one shoulder, with the laptop, the phone and a semester of notes. One flight below you is the door to level two.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Drop the bag to one side and go down on the other.',
          follows:
            'Both look at the bag, and in that second you are past them and through the door. Behind it you hear them run down.',
          why: 'The bag is money, and one second is all the room you need. It costs you the notes, the photographs and some days of phone calls.',
          next: 'after',
        },
        {
          text: 'Shout “Help, I’m being robbed,” and hold on to the bag.',
          follows:
            'The strap tears you off your feet, you land on your wrist, and they run down past you with the bag. You get through the door on level two.',
          why: 'Noise was right: it makes people leave. Holding on tied you to the person who was pulling, on a staircase.',
          next: 'after',
        },
        {
          text: 'Push the one above you aside and run up.',
          follows:
            'He catches your jacket, you fall against the rail, and they run down with the bag. You get up and go down to the door on level two.',
          why: 'Force to get away from a robbery may well be lawful. But up was the lonelier end, and the bag was all they had asked for.',
          next: 'after',
        },
      ],
    },
    after: {
      words: [
        'They are gone. You stand on level two, under white lamps, your back against a pillar. Your knees shake, and your hands feel as if they belonged to someone else. The phone is gone with the bag. The booth is sixty steps down the ramp.',
        'Over the low wall you can see the street. One of the two comes out of the garage, walking fast, with your backpack on his shoulder. He has gray shoes and a limp, or perhaps he only hurries. You don’t see the other.',
      ],
      question: 'What do you do first?',
      choices: [
        {
          text: 'Look at him for three seconds, then go down to the booth and call 911.',
          follows:
            'Denise locks the booth behind you both and dials. “Mercer Street garage, the booth at the exit,” you say first.',
          why: 'You get a locked door, a person and a phone. He gets away for now; cameras and your three seconds may find him later.',
          next: 'robbed',
        },
        {
          text: 'Run down to the street. He has everything you own in that bag.',
          follows:
            'On the sidewalk you are out of breath. He turns around, and the second one steps out of a doorway behind you.',
          why: 'The wish is natural, and now and then it brings a bag back. You leave light and witnesses for a place of their choosing, after the danger had ended.',
          next: 'chased',
        },
        {
          text: 'Sit down against the pillar until the shaking stops.',
          follows:
            'You slide to the floor. Some minutes pass before the couple from the next row finds you and takes you to the booth.',
          why: 'Shaking is adrenaline and no disgrace. But you don’t know where the second one is, and you can shake just as well behind Denise’s door.',
          next: 'robbed',
        },
      ],
    },
  },
  endings: {
    home: {
      title: 'Home, somewhat later',
      words: [
        'You turn your key at home at about half past ten. The next week the cardboard is gone and the lamp over the landing works; somebody wrote both down.',
        'You never learn what the two on the stairs had in mind. A man named Sam got his car started with the garage’s booster pack, and he thanked Denise on his way out.',
      ],
      debrief: [
        'The evening was decided by how seriously you took small things: a wedged door, a dark lamp, talk that broke off. None of them proved anything. Together they were reason to choose the wide way, or to turn back to it while a door was still behind you.',
        'If you met the two on the landing, the way back down was the turning point. On stairs, the person below has the worse place and the better exit. You used the exit.',
        'You also kept an eye on the other side of it. You told a guard facts or sent a stranded man help, and nobody was treated as guilty for sitting on steps or for needing cables.',
      ],
      better:
        'Report the door and the lamp before you go up, even on a night when you don’t mean to use the stairs. And carry phone and keys on your body, not in the bag.',
      links: [
        { section: 'see-it-early', text: 'The baseline of a place, and the moments of change when you are busiest' },
        { section: 'keep-your-distance', text: 'Working distances and what a second step toward you means' },
        { module: 'level-1-eyes-distance-voice', text: 'Two weeks of practice for eyes, distance and voice' },
      ],
    },
    doubt: {
      title: 'Home, with a doubt',
      words: [
        'Nothing has been taken from you and nobody is hurt. You lie awake for a while all the same and go over the last minute.',
        'Perhaps you drove past a man who needed a sentence. Perhaps you said a sentence too many about two people, or kept back the ones that would have got a lamp mended.',
      ],
      debrief: [
        'For your own safety you did the greater part well. You left the stairs alone, or left them in time, and you ended the evening behind a locked car door or beside a guard. That comes first.',
        'The second part is what you say. “They were waiting to rob somebody” is a conclusion; “the door was wedged, and they stopped talking when I came in” is a fact. The first can harm an innocent person and helps nobody to find a guilty one. Silence passes the dark landing on to the next student.',
        'With the stranded driver it is much the same. Distance and help go together when someone else carries the help.',
      ],
      better:
        'Before you go to sleep, call the garage or campus security and tell them about the door, the lamp and, if there was one, the car that would not start. It takes three minutes and accuses nobody.',
      links: [
        { section: 'assess-a-threat', text: 'Facts in place of labels, and who should hear them' },
        { section: 'use-your-voice', text: 'What to say, and in which voice' },
        { module: 'level-3-witness-notebook', text: 'How to write down what you saw without adding to it' },
      ],
    },
    luck: {
      title: 'It went well',
      words: [
        'Sam’s engine coughs and starts. He shakes your hand with black fingers and tells you that he teaches welding on Tuesdays. You drive down behind him, and Denise waves you both out.',
        'It was exactly what it looked like. It nearly always is.',
      ],
      debrief: [
        'You helped somebody, and that is worth having. A course in safety that ends with nobody helping anyone would have failed.',
        'Look at the order in which it happened, though. You had heard voices break off on the stairs and steps stop on a deck. Then you went close to a stranger with both hands full, where help was minutes away. Had you been wrong about him, you would have had no second choice left.',
        'He had stayed where he was, with an open hand, and that spoke for him. A call to Denise, or a wait for the next driver, would have let you help him with somebody looking on.',
      ],
      better:
        'Call the booth first and say whose battery it is and on which level. Then wait in your locked car until the guard is there, or another driver whom you have asked, and help with somebody looking on.',
      links: [
        { section: 'keep-your-distance', text: 'How to talk across something solid' },
        { section: 'see-it-early', text: 'What to look at first: hands, eyes, and the way out' },
        { module: 'level-1-streets-you-know', text: 'Learn a place well enough to know whom you could call there' },
      ],
    },
    robbed: {
      title: 'A bag, and no more than that',
      words: [
        'Two officers come within nine minutes. You block your cards on Denise’s phone, feel yourself over from head to foot, and look at your palms. If you fell, your wrist is swollen, and a doctor looks at it the same night. The laptop is never found.',
        'Three weeks later a detective calls. A camera on the street shows gray shoes, and your description goes with it.',
      ],
      debrief: [
        'The robbery itself was the smallest of your decisions. The larger ones lay before it: to climb toward voices that had stopped, and to stay on the stairs when one of them came closer. Each left you a way back, and each way back was shorter than the one before.',
        'In the middle of it, letting go was the strong move. Whoever wants the bag looks at the bag. If you held on or pushed, you had good reasons and probably the law on your side, and you paid for them on concrete steps.',
        'Afterwards you got to a locked door, a person and a phone. If it took you some minutes, that happens to most people; an order learned by heart makes it shorter.',
      ],
      better:
        'Turn around at the threshold. If you are on the landing already, go down at the first “Hey”, while the door is still yours. And write your notes before you talk it over with Denise, since memories blend.',
      links: [
        { section: 'first-minutes-after', text: 'Safety, call, self-check, help: the order to follow' },
        { section: 'use-your-voice', text: 'If they want your things, give them' },
        { section: 'a-good-witness', text: 'What to remember in three seconds, and how to pass it on' },
        { module: 'level-1-body-law-first-minutes', text: 'Practice for the minutes after' },
      ],
    },
    chased: {
      title: 'On the wrong side of the street',
      words: [
        'You put up your open hands and back away along the wall, toward the lights of the garage. “Go home,” says the one with your bag. They could have done more and don’t. You walk backward until you feel the booth’s door behind you.',
        'Denise calls 911. Your voice won’t obey you for several minutes, and of the second man you remember nothing at all.',
      ],
      debrief: [
        'In the stairwell you were the one who was robbed. On the street you became the one who ran after two people, at night, away from the only cameras. The danger had been over, and you went to fetch it.',
        'The law looks at it in much the same way. Once a thief runs, most of your right to use force is gone in most states. Had you knocked him down and had he hit his head on the curb, you could have been charged.',
        'You did mend it. You stopped, showed your hands, gave them the last word and went back the way you knew. It was the best decision of the evening, and it came late.',
      ],
      better:
        'From behind the low wall you had a good view of him, free of charge: shoes, pants, jacket, hair, direction. Take three seconds of it to the booth, and let others do the walking.',
      links: [
        { section: 'why-you-do-not-pursue', text: 'What a chase adds to your day' },
        { section: 'what-the-law-allows', text: 'Your right ends when the danger ends' },
        { module: 'level-1-body-law-first-minutes', text: 'The law and the first minutes, practiced together' },
      ],
    },
  },
} satisfies Simulation
