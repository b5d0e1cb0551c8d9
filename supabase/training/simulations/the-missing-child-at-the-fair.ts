import type { Simulation } from '../training-text.ts'

export default {
  id: 'the-missing-child-at-the-fair',
  version: 1,
  title: 'The missing child at the fair',
  description:
    'Your neighbor’s son is gone from the goat pen, between two bites of corn. You decide who searches, where, and how.',
  opening: [
    'It is a hot Saturday at the county fair, 3:10 in the afternoon. You have come with your neighbor Rosa, her daughter Ana, who is sixteen, and her son Ben, who is six.',
    'All of you were standing at the goat pen. Rosa paid for corn, Ana answered a message, and you held the drinks. When Rosa turns around, Ben is not there. Nobody can say since when; two minutes, perhaps three.',
  ],
  start: 'pen',
  scenes: {
    pen: {
      words: [
        'A goat pulls at your sleeve. It smells of hay and frying oil, and a loudspeaker announces the tractor show. “Ben?” calls Rosa, and then much louder, “Ben.” A few people look up. Between their legs you see strollers and dogs, and no green sneakers.',
        'Ana’s eyes fill with tears. “He was right here.” Thirty steps away, at the corner of the cattle barn, a volunteer in a yellow vest is talking into a radio.',
      ],
      question: 'What do the three of you do?',
      choices: [
        {
          text: 'Spread out, each in a different direction, and run.',
          follows: 'Rosa runs toward the rides, Ana toward the stage, you toward the food stands. Everyone calls.',
          why: 'Three see more than one, and standing still is nearly unbearable. But nobody is left where he would come back to, and none of you can reach the others.',
          next: 'scattered',
        },
        {
          text: '“Rosa, stay here, he’ll look for you here. Ana, with me, to the yellow vest.”',
          follows: 'Rosa climbs onto the lowest bar of the fence, so that he could see her. You and Ana walk fast, calling.',
          why: 'The place stays occupied, nobody goes alone, and the first person you ask has a radio. For Rosa it is the hardest task: to stand still. Only one thing is left out: she could call 911 from there, now.',
          next: 'describe',
        },
        {
          text: 'Wait for some minutes. He has only gone around the pen.',
          follows:
            'You walk around the pen twice. After five minutes Rosa stops waiting and runs off, Ana after her, then in another direction.',
          why: 'Many lost children do turn up soon, close by. But you could have looked around the pen, told somebody and called 911 at the same time, and the five minutes can’t be had again.',
          next: 'scattered',
        },
      ],
    },
    scattered: {
      words: [
        'You stand between a lemonade cart and the bumper cars, and turn in a circle. Music comes from all sides. You have called his name so often that it sounds like a word in another language. Your call to Rosa doesn’t go through; too many phones are in one field.',
        'If Ben stood at the goat pen now, he would find nobody there. A woman with a stroller says, “A little boy? There was one with a man, going to the parking lot. I think.”',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Go back to the pen, and send the first volunteer that you meet after Rosa and Ana.',
          follows:
            'On the way you stop a yellow vest with a radio, and he comes along. At the pen Ana is there, then Rosa, and the volunteer takes out a pencil.',
          why: 'It feels like giving up the search; in fact it begins here. You take the hint about the parking lot along with you, and the radio can check it sooner than your legs.',
          next: 'describe',
        },
        {
          text: 'Run to the parking lot, at once.',
          follows: 'You push through the line at the turnstile. Dust, sun on a thousand windshields, heat.',
          why: 'It is the only hint that you have, and if it is right, it is urgent. It rests on “I think”, though, and nobody knows where you have gone.',
          next: 'sighting',
        },
      ],
    },
    describe: {
      words: [
        'The volunteer’s name is Walt. He has white eyebrows and a radio with forty people at the other end. “Okay. One child. What does he look like, and where was he last?” His pencil waits. Ana says, “Blue jacket. No, he took it off. Or did he?”',
        'On your phone is a picture from the morning: Ben on a hay bale, squinting, one tooth missing. The watch on Walt’s arm shows 3:17.',
      ],
      question: 'What do you tell him?',
      choices: [
        {
          text: 'Show the picture, and go from what lasts to what changes: “Six, up to my belt, gap in his teeth. Green sneakers. A blue jacket this morning; we don’t know about now. Last at the goat pen, about 3:07.”',
          follows: 'Walt repeats it into the radio, with the “don’t know”. Two gates answer, then the first aid tent.',
          why: 'Shoes stay on, jackets don’t, and a gap that you admit sends nobody after the wrong coat. It takes half a minute in which you would rather run.',
          next: 'minutes',
        },
        {
          text: '“Blue jacket, dark hair, six years old. Please, quickly.”',
          follows:
            'Walt passes it on, and at once the radio crackles: a boy in a blue jacket, with a man, at the parking lot. You are running before he has finished.',
          why: 'Speed is right. But a guess has become a fact on forty radios, and half the boys at this fair are wearing blue.',
          next: 'sighting',
        },
        {
          text: 'Ask Walt to have all gates closed first.',
          follows:
            '“I can have them watched,” he says, “but I need to know for whom.” You show him the picture, and he describes it into the radio.',
          why: 'The exits are a good thought, and a guard at a gate can look at each child who passes. But he can only look for a child that somebody has described to him. Many stores and public buildings have a plan in this order, called Code Adam: description, exits, search, police.',
          next: 'minutes',
        },
      ],
    },
    minutes: {
      words: [
        '3:20, at the goat pen. Walt unfolds the map of the fair on a barrel. Behind the tractor field there is a pond. The road runs along the south gate. In the east are the rides, where Ben wanted to go all day. Six volunteers come up, wiping their hands.',
        '“It’s early for the police,” says one. “They nearly always turn up.” Rosa looks at you as though you could decide it.',
      ],
      question: 'What comes next?',
      choices: [
        {
          text: 'Rosa calls 911 now. The volunteers go in pairs: two to the pond, two to the south gate, two to the rides. Ana writes down who is where.',
          follows:
            '“County fairgrounds, goat pen, by the cattle barn,” says Rosa first, and the pairs are gone. Nine minutes later Walt’s radio reports green sneakers near the tractors, and you and Ana run.',
          why: 'There is no waiting time for a missing child, and nobody has to search first. The call comes ten minutes late as it is, and dispatchers would rather turn a car around than send it late. You look first where a child can die, not where he would have most fun.',
          next: 'found',
        },
        {
          text: 'Everyone to the rides. He talked of nothing else. If he isn’t there in half an hour, call the police.',
          follows:
            'You comb the rides in a line. At the carousel a young man says that a boy in a blue jacket went by on somebody’s shoulder, to the parking lot, crying.',
          why: 'What he wanted is a real clue, worth one pair. You have sent all of them after the likeliest place, nobody looks at the water or at the road, and the call is put off for nothing.',
          next: 'sighting',
        },
        {
          text: 'Call 911, and wait together at the pen for the deputy.',
          follows:
            '“Is there any water nearby?” asks the dispatcher, and Rosa hears herself say, “A pond.” “Send two people there now,” says the voice. Ten minutes later Walt’s radio reports green sneakers near the tractors, and you and Ana run.',
          why: 'The call was right, and staying together holds Rosa up. But eight people and a map were standing idle; a search of the near dangers needn’t wait for a badge.',
          next: 'found',
        },
      ],
    },
    sighting: {
      words: [
        'A man is walking toward a row of pickups. Over his shoulder hangs a boy in a blue jacket, who kicks and screams, “No. I don’t want to. No.” From behind you can’t see his face. One of his shoes is hidden by the man’s arm; the other is covered with dust.',
        'You are thirty steps away. At the turnstile behind you sits a gate guard with a radio. The man takes a car key out of his pocket. Your phone buzzes, a text from Rosa: “Called 911. Where are you?”',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Run up and take the boy from him.',
          follows:
            'You have the boy around the waist. The man spins around, the boy screams louder, and a woman by the next truck yells, “Hey.”',
          why: 'If it were Ben, you would never forgive yourself for having waited. You don’t know that it is, and you are about to pull a child out of someone’s arms.',
          next: 'grabbed',
        },
        {
          text: 'Call to the guard, “Come with me, please,” go around the row until you see the boy’s face, and say, “Ben?”',
          follows:
            'The boy looks up, red and furious, with all his teeth. “He doesn’t want to leave,” says the man, and while you tell him whom you are looking for, the guard’s radio reports green sneakers near the tractors.',
          why: 'Ten steps to the side and one name settle it, with a witness beside you. It takes a few seconds in which a car door could have closed.',
          next: 'found',
        },
        {
          text: 'Stay where you are, read the plate aloud to the guard, and have him send it on.',
          follows:
            'The guard walks over: it is a grandfather with his grandson, who wanted one more ride. When he returns, his radio reports green sneakers near the tractors.',
          why: 'Plate and direction can’t be taken from you any more, and a man with a vest asks better than you do. Had it been Ben, you would have stood thirty steps away and watched.',
          next: 'found',
        },
      ],
    },
    grabbed: {
      words: [
        'Now you see his face. He is older than Ben, with freckles, and has all his teeth. He reaches for the man with both arms. “Grandpa.” The man is shaking. “Let go of him. Let go right now.” Somebody shouts that you are stealing a child, and three people come running. A phone is pointed at you.',
        'Your arms are still around him. You can smell his sun lotion.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Set him down, take three steps back, hands open: “I was wrong. I’m sorry. I’m looking for a boy of six, green sneakers. Please call the guard over.”',
          follows:
            'It takes a minute before anyone believes you. Then the guard arrives, his radio reports green sneakers near the tractors, and you leave him your name for the grandfather.',
          why: 'You make it as small as it can still be made, and say the one thing that helps. You have earned the anger, and it may have consequences.',
          next: 'found',
        },
        {
          text: 'Explain it: “You looked like somebody dragging off a child. Anyone would have thought so.”',
          follows:
            '“Like what?” says the grandfather quietly. Two men stand in your way, and the guard asks you to stay until a deputy is here.',
          why: 'You want them to understand you. But you tell a frightened man that he looked guilty, and the minutes that you spend on being right belong to Ben.',
          next: 'wrong',
        },
        {
          text: 'Let go and run on, toward the other end of the parking lot.',
          follows: '“Stop that one,” somebody shouts. At the gate the guard and two fathers hold out their arms, and you stop.',
          why: 'You have no time, and you are ashamed. Running away is what someone would do who had really tried to take a child, and they can see nothing else.',
          next: 'wrong',
        },
      ],
    },
    found: {
      words: [
        'Behind the tractor field, a stone’s throw from the pond, Ben sits on the step of a red tractor. He has half a corn dog in his hand and dust on his green sneakers. Beside him sits a woman of about seventy with a straw hat. “He told me that his mom was coming,” she says. “I thought, we’d better stay where we are.”',
        'Ben sees you, and his mouth begins to tremble. Ana and a volunteer come running up behind you.',
      ],
      question: 'What do you say?',
      choices: [
        {
          text: 'Kneel down: “Ben, I’m glad to see you. We’ll go to Mom now.” To the woman: “Thank you. Would you tell the volunteer here how you met him?”',
          follows:
            'He takes your hand, and Ana’s call goes through this time: “We have him.” The woman tells the volunteer how it was and leaves her number.',
          why: 'He is safe; he need not answer anything now. You don’t learn right away what happened, and you leave it to those who can find out.',
          next: 'closing',
        },
        {
          text: 'Take him in your arms and scold: “Do you know what you’ve done to us? Never do that again.”',
          follows:
            '“I only looked at the wheel,” he sobs and drops the corn dog. Ana takes him from you, and together you walk to Rosa.',
          why: 'That was fear, and everyone will understand it. He learns from it that being found is bad, and the next time he might hide.',
          next: 'closing',
        },
        {
          text: 'Ask him quickly, before he forgets: “Did she take you with her? Did she touch you? Did she pull your arm?”',
          follows: '“No,” says Ben. Then, because you ask again, “Yes.” The woman with the straw hat stands up.',
          why: 'You want to be sure, and you can’t rule it out by looking at her. But each question hands him an answer, and a child who wants to please a frightened grown-up takes it.',
          next: 'yes',
        },
      ],
    },
    yes: {
      words: [
        '“Yes what?” asks Ana. Ben looks from you to her. “She pulled me.” “Where? Here?” He holds his arm, then the other one. The woman has taken off her hat. “I gave him my lunch,” she says. “I didn’t pull anybody.” The volunteer doesn’t know which of them to look at.',
        'Across the field a deputy is coming, the radio at her shoulder. Rosa runs ahead of her.',
      ],
      question: 'What now?',
      choices: [
        {
          text: 'Stop. “Ben, I’m glad that you’re here. Go to Mom.” Then tell the deputy what you asked and what he answered, in exactly those words.',
          follows:
            'The deputy writes down your questions too. “Nobody asks him anything more today, please,” she says, sits down by the woman and lets her talk.',
          why: 'You can’t take the questions back, but you can report them, and then a specialist knows what his yes is worth. It is embarrassing, in front of the woman above all.',
          next: 'spoiled',
        },
        {
          text: 'Go on asking until you know how it really was.',
          follows:
            'By the time that Rosa arrives, the woman has pulled him, then led him, then carried him. By the fifth question he cries and no longer answers.',
          why: 'Not knowing is hard to stand. The story grows with each question because he feels what you fear, and what was there at first is buried under it.',
          next: 'spoiled',
        },
      ],
    },
    closing: {
      words: [
        'At the goat pen Rosa kneels in the hay and holds Ben so tightly that he says “ow”. She laughs and cries. People clap. Walt, the volunteer who has kept the list of the searchers, looks at his watch: 3:41. Somewhere behind the barns a voice is still calling, “Ben? Be-en?”',
        '“Ice cream,” says Ana. “Right now, for everyone.” On your phone the picture from the morning has been shared forty times; a cousin of Rosa’s posted it.',
      ],
      question: 'What is left to do?',
      choices: [
        {
          text: 'Ana takes the two of them for ice cream. You and Walt call off everyone: the dispatcher, the gates, each pair on the list, the cousin.',
          follows:
            'Walt reads the names, and you cross them out, the pair at the far fence last. The cousin takes the picture down.',
          why: 'A search isn’t over until those who search know it. You get to your ice cream twenty minutes late, when it has melted.',
          next: 'done',
        },
        {
          text: 'Go along. The family needs you now, and news gets around by itself.',
          follows: 'You eat ice cream on a bale of straw, and your knees go soft at last.',
          why: 'They do need you, and you have earned a seat. But strangers are still walking around a pond in the heat, and somewhere a deputy is driving faster than is good.',
          next: 'echo',
        },
        {
          text: 'Write under the picture: “Found, thank you all. And look out for the people who hang around the barns there.”',
          follows:
            'It gets two hundred hearts within ten minutes, and questions: which people? Someone posts a photograph of an old woman with a straw hat.',
          why: 'You want to thank them and to warn others. The first half was enough; of the second you know nothing, and it will find somebody to fit.',
          next: 'echo',
        },
      ],
    },
  },
  endings: {
    done: {
      title: 'Everybody crossed out',
      words: [
        'At 4:05 the last name on the sheet has a line through it. Walt folds it and puts it in his shirt. The deputy has talked to the woman with the straw hat, a retired bus driver named Carol, who had seen a boy walk toward the water by himself and had sat down beside him.',
        'In the evening Rosa phones. Ben told her at bedtime, without being asked, that the tractor’s wheel was taller than he was.',
      ],
      debrief: [
        'A search has three parts: hold the place, tell those who can reach many, which means the staff and 911, and look first where it is dangerous. If you ran off in three directions at the start, you felt how hard the first part is, and what it costs to come back to it.',
        'The sentence that helped most was a gap: “we don’t know about the jacket.” Where a guess took its place, it led to a stranger’s child. If you met that grandfather, what counted was whether you came near with a question or with your hands.',
        'At the end there were people who were still looking. You didn’t let them walk on.',
      ],
      better:
        'Have whoever holds the place call 911 in the first minute; a call that proves needless can be called off. And agree at the entrance where everyone stands if somebody is lost, take one picture of each child there with the shoes in it, and write your number on the inside of the wrist.',
      links: [
        { section: 'a-good-witness', text: 'From what lasts to what changes, and saying what you don’t know' },
        { section: 'neighbors-in-an-emergency', text: 'One leads, one writes, all others in twos' },
        { module: 'level-4-lead-the-floor', text: 'Practice giving clear tasks to people who are frightened' },
      ],
    },
    echo: {
      title: 'The search that went on',
      words: [
        'At five o’clock two volunteers come to the stand where you sit, their faces burned red. Nobody had told them. A patrol car has been stopping cars at the south gate until ten minutes ago.',
        'The picture goes on by itself. In October somebody in another state asks Rosa whether her boy is still missing. If you wrote of people around the barns, a retired bus driver named Carol, who had only sat with him on the tractor step, has seen her own photograph under it.',
      ],
      debrief: [
        'Ben is there, and that outweighs everything. The search itself was good enough to find him, whichever way it took.',
        'What remained open was the end. Forty people with radios, a dispatcher and a cousin were doing what you had asked of them, and only you could release them. It would have taken a list and some minutes.',
        'Online it is the same, with a longer echo. The picture of a child does not stop when you stop. Nobody at the barns had done anything wrong that you knew of; a hint about “people” finds a face to fit, and the woman who had sat down with him was the easiest to find.',
      ],
      better:
        'Say “found” first to the dispatcher, then to the radio, then to everyone who has the picture, and ask them to take it down. If you have time for one sentence more, let it be a thank-you to the woman with the straw hat.',
      links: [
        { section: 'anatomy-of-a-capture', text: 'What posting does to people who were not involved' },
        { section: 'neighbors-in-an-emergency', text: 'The sheet on which each pair is marked and comes back' },
        { module: 'level-4-debrief-without-blame', text: 'How to look back together at what stayed open' },
      ],
    },
    wrong: {
      title: 'Somebody else’s child',
      words: [
        'You sit on a folding chair behind the ticket booth, and a deputy writes. At 3:52 her radio says that the boy with the green sneakers is with his mother. He had been sitting on a tractor. You put your face in your hands.',
        'The grandfather, Mr. Lindqvist, doesn’t press charges in the end. His grandson sleeps badly for two weeks. You write him a letter, and after a month he answers.',
      ],
      debrief: [
        'You ran because you love this boy a little, and because a stranger had said “I think” or a radio had said “blue jacket”. Between that and your hands on a child there was one step missing: to see his face.',
        'Most children who are carried, screaming, across a parking lot are being taken home by their family. A private person who takes a child out of somebody’s arms can hurt him, can be hurt, and can be charged. Being wrong in good faith does not make it undone.',
        'And then the minute after it. Hands open, a step back and “I was wrong” would have brought the guard to your side. Explaining or running kept you on that chair while others found Ben.',
      ],
      better:
        'Go to the side, not at him; say the name; take the guard with you, and the plate if a car door opens. If you have hold of the wrong child already, let go, step back and say so.',
      links: [
        { section: 'anatomy-of-a-capture', text: 'Why being wrong is protected for officers and not for you' },
        { section: 'assess-a-threat', text: 'One innocent explanation beside each fact' },
        { module: 'level-2-slow-then-honest', text: 'Slow down first, and say honestly what you got wrong' },
      ],
    },
    spoiled: {
      title: 'One yes too many',
      words: [
        'Ben sleeps in Rosa’s bed for a week. A specialist talks with him once, in a room with a sandbox. He tells her about the wheel, the corn dog and the hat, and of pulling he says nothing more. It takes nineteen days until the woman, a retired bus driver named Carol, gets a phone call that the matter is closed.',
        'She had seen a boy walk toward the pond by himself and had sat down beside him.',
      ],
      debrief: [
        'Up to the tractor you had done what one can do, with detours or without: people, radio, water first. Ben was safe before you asked him anything.',
        'Memory isn’t a recording, and a six-year-old’s least of all. “Did she pull your arm?” contains the pulling. He said no, was asked again, and understood that no was the wrong answer. Had she really harmed him, the same questions could have spoiled the case against her.',
        'If you stopped and gave the deputy your questions word for word, you did the most useful thing that was left. If you went on, the specialist had to find her way through five answers back to the first.',
      ],
      better:
        'Say that you are glad, bring him to his mother, and listen if he tells something by himself. “I believe you, and I am glad you told me” is enough. Give the rest to the deputy or your state’s child abuse hotline.',
      links: [
        { section: 'interview-within-the-law', text: 'Why open questions work, and why a child is not interviewed' },
        { section: 'a-good-witness', text: 'Pass on words as they were said' },
        { module: 'level-3-questions-that-open', text: 'Practice questions that put nothing into a memory' },
      ],
    },
  },
} satisfies Simulation
